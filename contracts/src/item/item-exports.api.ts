import { listExportCalls } from '../exports';

export const stockExportEndpoints = listExportCalls({
  ...{ name: 'ItemsInStock', path: '/items-in-stock/exports', access: 'stock.items-export' },
  what: 'the items in stock of the reader’s scope, by the filters of their list,',
});
