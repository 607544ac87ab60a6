/** Keys of a wedge scanner are closer together than this, in milliseconds; nobody types that fast. */
export const scanKeyGap = 35;
/** Silence that ends a scan without Enter or Tab, in milliseconds. */
const scanSilence = 80;
/** Shorter bursts are two keys pressed almost at once, not a code. */
const shortestScan = 4;

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The field's content, and its caret position, before the first key. */
type Before = { value: string; start: number; end: number };
type Burst = { text: string; last: number; field: Field | null; before: Before; leaked: boolean };
export type ScannerOptions = { onScan: (code: string) => void; target?: Document; now?: () => number };

function remember(field: Field | null): Before {
  const value = field?.value ?? '';
  return { value, start: field?.selectionStart ?? value.length, end: field?.selectionEnd ?? value.length };
}

/** Restores the field, with `typed` at the caret. React only notices a value set through the prototype. */
function restore(field: Field, { value, start, end }: Before, typed = ''): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const next = value.slice(0, start) + typed + value.slice(end);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, next);
  if (field.selectionStart !== null)
    field.setSelectionRange(start + typed.length, typed ? start + typed.length : end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Captures a scanner gun anywhere on the page, without focus. The first key of a scan looks like typing and reaches
 * the focused field; it is removed as soon as the second key proves the scan, and the others never arrive. Ordinary
 * typing is not affected. Returns a function that stops the capture.
 */
export function captureScans({ onScan, target = document, now }: ScannerOptions): () => void {
  let burst: Burst | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function finish(): boolean {
    clearTimeout(timer);
    const done = burst;
    burst = null;
    if (!done || done.text.length < shortestScan) return false;
    onScan(done.text);
    return true;
  }

  function begin(event: KeyboardEvent, at: number): void {
    const field = isField(event.target) ? event.target : null;
    burst = { text: event.key, last: at, field, before: remember(field), leaked: field !== null };
  }

  function extend(known: Burst, event: KeyboardEvent, at: number): void {
    // The key is suppressed: a scan never writes into a field.
    event.preventDefault();
    event.stopPropagation();
    if (known.leaked && known.field) restore(known.field, known.before);
    known.leaked = false;
    known.text += event.key;
    known.last = at;
    clearTimeout(timer);
    timer = setTimeout(giveBackOrFinish, scanSilence);
  }

  /** Two keys pressed almost at once are typing after all: the field gets what was suppressed. */
  function giveBackOrFinish(): void {
    const known = burst;
    if (!finish() && known?.field && known.text.length > 1) restore(known.field, known.before, known.text);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    // When the key was pressed, not when a busy page handled it.
    const at = now ? now() : event.timeStamp;
    const quick = burst !== null && at - burst.last < scanKeyGap;
    if (event.key === 'Enter' || event.key === 'Tab') {
      const ends = burst !== null && burst.text.length >= shortestScan && at - burst.last < scanSilence;
      if (!ends) return giveBackOrFinish();
      event.preventDefault();
      event.stopPropagation();
      finish();
    } else if (event.key.length === 1) {
      if (burst && quick) return extend(burst, event, at);
      giveBackOrFinish();
      begin(event, at);
    }
  }

  target.addEventListener('keydown', onKey, true);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', onKey, true);
  };
}
