import { gunzipSync, gzipSync } from 'node:zlib';
import { CompressionCodecs, CompressionTypes } from 'kafkajs';

/**
 * Messages are similar: level 3 makes them twelve times smaller, the default level 6 fourteen times for three times
 * the CPU.
 */
const level = 3;

/**
 * Replaces kafkajs's own codec in this process. At this level a partition's batch takes about a millisecond, less
 * than the way to another thread and back, which kafkajs takes for one partition after the other.
 */
export function useQuickGzip(): void {
  CompressionCodecs[CompressionTypes.GZIP] = () => ({
    compress: async ({ buffer }: { readonly buffer: Buffer }) => gzipSync(buffer, { level }),
    decompress: async (buffer: Buffer) => gunzipSync(buffer),
  });
}
