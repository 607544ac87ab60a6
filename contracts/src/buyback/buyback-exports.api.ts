import { listExportCalls } from '../exports';

export const buybackExportEndpoints = listExportCalls({
  ...{ name: 'Buybacks', path: '/buybacks/exports', access: 'buyback.export' },
  what: 'the buybacks of the reader’s scope, by the filters of their list,',
});
