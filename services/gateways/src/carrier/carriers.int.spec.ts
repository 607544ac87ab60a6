import { guardedFetch } from '@reprise/kernel/outbound';
import { memoryDocuments } from '../testing/memory-documents';
import { recordedCarrier } from '../testing/recorded-carrier';
import { RecordedServer, type Recording } from '../testing/recorded-server';
import { recordedSendcloud, sendcloudKeys } from '../testing/recorded-sendcloud';
import { carrierConformance } from './carrier.conformance';
import type { Carrier } from './carrier.port';
import { HttpCarrier } from './http.carrier';
import {
  SandboxCarrier,
  sandboxCarrierSettingsCollection,
  sandboxShipmentsCollection,
  type SandboxCarrierSettings,
} from './sandbox.carrier';
import { SendcloudCarrier } from './sendcloud.carrier';

const servers: RecordedServer[] = [];
const { fetch, close } = guardedFetch({ privateAddresses: true, plainHttp: true });
const wait = async () => undefined;

afterAll(async () => {
  // Whatever was asked had been recorded: neither adapter invents calls.
  expect(servers.flatMap(({ unknown }) => unknown)).toEqual([]);
  await close();
  await Promise.all(servers.map((server) => server.stop()));
});

async function at(recording: Recording, made: () => number, carrier: (baseUrl: string) => Carrier) {
  const server = await new RecordedServer(recording).start();
  servers.push(server);
  return { carrier: () => carrier(server.url), made, fall: () => server.fall() };
}
const bearing = (authorization: string) => ({ fetch, wait, headers: { authorization } });

carrierConformance('sandbox', () => {
  const documents = memoryDocuments();
  const options = { documents, now: () => new Date(0), defaults: { labelDelayMs: 0 } };
  return {
    carrier: () => new SandboxCarrier({ ...options, trackingLink: (number) => `http://localhost/${number}` }),
    made: () => documents.collection(sandboxShipmentsCollection).count({}),
    fall: async () => {
      const settings = documents.collection<SandboxCarrierSettings>(sandboxCarrierSettingsCollection);
      await settings.put({ _id: 'a', unreachable: true });
    },
  };
});

carrierConformance('over HTTP', () => {
  const { recording, made } = recordedCarrier();
  const options = { id: 'acme', ...bearing('Bearer secret') };
  return at(
    recording,
    () => made.length,
    (baseUrl) => new HttpCarrier({ ...options, baseUrl }),
  );
});

carrierConformance('Sendcloud', () => {
  const { recording, parcels } = recordedSendcloud();
  const { publicKey, secretKey } = sendcloudKeys;
  const pair = Buffer.from(`${publicKey}:${secretKey}`).toString('base64');
  const options = { id: 'sendcloud', ...bearing(`Basic ${pair}`), shippingMethod: 8 };
  return at(
    recording,
    () => parcels.length,
    (baseUrl) => new SendcloudCarrier({ ...options, baseUrl }),
  );
});
