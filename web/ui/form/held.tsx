import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

/** What a person presses to go elsewhere, or to see more of the form. */
const ways = 'a[href], [role="tab"], summary';
/** What has no value of its own is told to hold still by its events alone. */
const written = 'input:not([readonly]), textarea:not([readonly])';

const goesOn = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape';

const leadsOn = ({ target }: Event): boolean => target instanceof Element && target.closest(ways) !== null;

/** Nothing in it changes until it is let go; what has the focus keeps it, and can be read and copied. */
function hold(place: HTMLElement): () => void {
  const stop = (event: Event): void => {
    if (event instanceof KeyboardEvent && goesOn(event)) return;
    if (leadsOn(event)) return;
    if (event.type !== 'mousedown') event.preventDefault();
    event.stopPropagation();
  };
  const events = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'drop'] as const;
  const fields = [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)];
  fields.forEach((field) => (field.readOnly = true));
  events.forEach((name) => place.addEventListener(name, stop, { capture: true }));
  return () => {
    fields.forEach((field) => (field.readOnly = false));
    events.forEach((name) => place.removeEventListener(name, stop, { capture: true }));
  };
}

type Props = { while: boolean; children: ReactNode };

/**
 * Fields that are read-only while what they say is being saved: what was typed meanwhile would be lost when the page
 * goes on. They are not disabled, for a disabled field loses the focus.
 */
export function Held({ while: held, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (held && place.current ? hold(place.current) : undefined), [held]);
  return (
    <div ref={place} className={styles['held']} aria-busy={held}>
      {children}
    </div>
  );
}
