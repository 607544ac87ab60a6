/** Long enough for the browser to have read the file, milliseconds. */
const kept = 60_000;

function withUrl(file: Blob, act: (url: string) => void): void {
  const url = URL.createObjectURL(file);
  act(url);
  setTimeout(() => URL.revokeObjectURL(url), kept);
}

/** Offers the file as a download with this name. */
export function saveFile(file: Blob, name: string): void {
  withUrl(file, (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  });
}

/** Opens the browser's print dialog on a PDF, without leaving the page. */
export function printFile(file: Blob): void {
  withUrl(file, (url) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = url;
    frame.onload = () => frame.contentWindow?.print();
    document.body.append(frame);
    setTimeout(() => frame.remove(), kept);
  });
}
