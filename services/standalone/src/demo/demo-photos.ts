/** A corner of a screen on a workbench, as if photographed. */
const closeUp = (marks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="480" height="360">` +
  `<rect width="320" height="240" fill="#b9a58a"/>` +
  `<path d="M0 60h320M0 130h320M0 205h320" stroke="#a8937a" stroke-width="2"/>` +
  `<rect x="-40" y="34" width="300" height="300" rx="40" fill="#3b4046"/>` +
  `<rect x="-40" y="48" width="286" height="286" rx="28" fill="#0f1318"/>` +
  `<path d="M60 48h70L-40 270V190z" fill="#1d242c"/>${marks}</svg>`;
const scratch = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#cfd8e0" stroke-width="2" stroke-linecap="round"/>`;

/** What the workshop of the demonstration photographed. */
export const demoPhotos = {
  sound: closeUp(''),
  scratched: closeUp(scratch('M96 96l74 62M122 90l30 28M150 170l48-22M70 150l22 40M180 84l34 50')),
} as const;
