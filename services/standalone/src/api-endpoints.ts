import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { registryOf } from '@reprise/kernel/http';
import { readConfig } from '@reprise/hosting';
import { openApplication } from './open-application';

const placeOf = ({ path, method }: EndpointSpec): string => `${path} ${method}`;

/** Every endpoint actually served by the product, by path and method: read from a running application. */
export async function apiEndpoints(): Promise<readonly EndpointSpec[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-catalog-'));
  try {
    const { app, close } = await openApplication(readConfig({ DATA_DIR: dataDir, LOG_DURABILITY: 'NORMAL' }));
    const endpoints = [...registryOf(app).endpoints];
    await close();
    return endpoints.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
