import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The library would load its engine from a public network; ours is served with the app.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
});

/** The text of the first bar code in the current camera picture. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string | undefined> {
  if (!video.videoWidth) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.drawImage(video, 0, 0);
  const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
  const found = await readBarcodes(picture, {
    formats: ['Code128', 'EAN13', 'EAN8', 'QRCode', 'DataMatrix'],
    maxNumberOfSymbols: 1,
  });
  return found.find((code) => code.isValid)?.text;
}
