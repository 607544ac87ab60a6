import { paymentProviders as ids } from '@reprise/contracts/rules';
import { newKey, SecretBox } from '../secrets';
import { memoryDocuments } from '../testing/memory-documents';
import { paymentProviderConformance } from './payment-provider.conformance';
import { paymentProviders } from './payment-providers';

const box = new SecretBox(newKey());
let documents = memoryDocuments();

describe.each(ids)('%s', (id) => {
  paymentProviderConformance(id, (memory) => {
    if (memory === 'empty') documents = memoryDocuments();
    return paymentProviders({ documents, box, now: () => new Date(0), wait: async () => undefined })[id];
  });
});
