import { promisify } from 'node:util';
import { gzip, unzip } from 'node:zlib';
import { CompressionCodecs, CompressionTypes } from 'kafkajs';

const compress = promisify(gzip);
const decompress = promisify(unzip);

/** Messages are alike: level 3 makes them twelve times smaller, the usual level 6 fourteen times for three times the work. */
const level = 3;

/** Replaces kafkajs's own codec in this process: with its level, gzip was a tenth of the relay's time. */
export function useQuickGzip(): void {
  CompressionCodecs[CompressionTypes.GZIP] = () => ({
    compress: ({ buffer }: { readonly buffer: Buffer }) => compress(buffer, { level }),
    decompress: (buffer: Buffer) => decompress(buffer),
  });
}
