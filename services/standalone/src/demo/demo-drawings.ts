type Point = readonly [x: number, y: number];

/** Readable on light and on dark ground. */
const sheet = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="320" height="320">` +
  `<g fill="#8fa3b5" fill-opacity=".16" stroke="#71808f" stroke-width="4" ` +
  `stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
const box = (x: number, y: number, width: number, height: number, rx = 4): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
const ring = (r: number, ...points: Point[]): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const line = (path: string): string => `<path d="${path}" fill="none"/>`;

/** From behind, where phones differ: by their cameras. */
const phone = (...cameras: string[]): string => sheet(box(44, 12, 72, 136, 14) + cameras.join(''));
const tablet = (home: string): string => sheet(box(30, 14, 100, 132, 10) + box(38, 24, 84, 106, 4) + home);
const laptop = (more: string): string =>
  sheet(box(34, 36, 92, 62, 6) + box(42, 44, 76, 46, 2) + line('M20 112h120l-6 10H26z M70 112h20') + more);

/** Own drawings of the demonstration's products and categories. */
export const demoDrawings = {
  smartphones: sheet(box(48, 12, 64, 136, 12) + line('M70 22h20 M70 138h20')),
  'iphone-15-pro': phone(box(52, 20, 36, 36, 10), ring(6, [62, 30], [62, 46], [78, 38])),
  'iphone-14': phone(box(52, 20, 34, 34, 10), ring(6, [61, 29], [77, 45])),
  'iphone-12': phone(box(52, 20, 24, 38, 10), ring(6, [64, 31], [64, 47])),
  'galaxy-s23': phone(ring(7, [60, 30], [60, 50], [60, 70]), ring(2, [74, 40])),
  'galaxy-a54': phone(ring(6, [60, 28], [60, 46], [60, 64]), line('M56 132h48')),
  'pixel-8': phone(box(44, 32, 72, 20, 2), ring(6, [62, 42], [78, 42]), ring(2, [98, 42])),
  'fairphone-5': phone(ring(6, [58, 28], [58, 46], [74, 37]), line('M60 118h40 M60 126h40 M60 134h24')),
  tablettes: tablet(line('M72 138h16')),
  'ipad-air': tablet(ring(2, [80, 19])),
  'ipad-9': tablet(ring(5, [80, 138])),
  'galaxy-tab': tablet(line('M134 60v20 M80 19h1')),
  consoles: sheet(
    line('M40 62h80c14 0 22 44 12 52s-20-12-28-18H56c-8 6-18 26-28 18s-2-52 12-52z') +
      line('M52 74v16 M44 82h16') +
      ring(3, [106, 76], [114, 84], [98, 84], [106, 92]),
  ),
  'playstation-5': sheet(
    box(66, 16, 28, 122, 6) + line('M58 14c-6 44-6 84 0 126 M102 14c6 44 6 84 0 126 M56 146h48'),
  ),
  'switch-oled': sheet(
    box(16, 50, 128, 60, 14) +
      box(40, 56, 80, 48, 3) +
      ring(5, [28, 68], [132, 90]) +
      ring(2, [28, 90], [132, 68]),
  ),
  'xbox-series-x': sheet(box(48, 16, 64, 128, 6) + ring(6, [64, 34]) + line('M62 56v52 M80 132h16')),
  'game-boy': sheet(
    box(46, 14, 68, 132, 10) +
      box(56, 26, 48, 42, 3) +
      line('M62 94h16 M70 86v16 M86 126l12-6') +
      ring(5, [92, 98], [104, 90]),
  ),
  'ordinateurs-portables': laptop(''),
  'macbook-air': laptop(ring(1.5, [80, 40])),
  thinkpad: laptop(ring(2.5, [80, 104])),
} as const;
export type DemoDrawing = keyof typeof demoDrawings;
