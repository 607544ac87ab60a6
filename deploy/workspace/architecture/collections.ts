import * as ts from 'typescript';

/** Collections of documents and the one package that opens each. Resources belong to the kernel: see `documentsOf`. */
export const owners: Readonly<Record<string, string>> = {
  carts: 'services/buyback',
  cart_quotes: 'services/buyback',
  buyback_exports: 'services/buyback',
  stock_exports: 'services/item',
  catalogue_exports: 'services/catalogue',
  catalogue_reindexes: 'services/catalogue',
  projection_rebuilds: 'services/hosting',
  saved_views: 'services/configuration',
  payment_files: 'services/payment',
  payment_file_downloads: 'services/payment',
  catalog_imports: 'services/catalogue',
  catalog_import_columns: 'services/catalogue',
  catalog_import_lines: 'services/catalogue',
  diagnostic_versions: 'services/catalogue',
  price_list_lines: 'services/catalogue',
  credentials: 'services/identity',
  password_links: 'services/identity',
  spent_challenges: 'services/identity',
  refresh_families: 'services/identity',
  access_entries: 'services/identity',
  second_factors: 'services/identity',
  sso_secrets: 'services/identity',
  sso_subjects: 'services/identity',
  sso_used_states: 'services/identity',
  personal_data_accesses: 'services/gateways',
  customers: 'services/gateways',
  customer_keys: 'services/gateways',
  customer_find_keys: 'services/gateways',
  mails: 'services/gateways',
  kept_mails: 'services/gateways',
  kept_messages: 'services/gateways',
  notes: 'services/gateways',
  payment_routes: 'services/gateways',
  sandbox_payments: 'services/gateways',
  sandbox_payment_settings: 'services/gateways',
  sandbox_shipments: 'services/gateways',
  sandbox_carrier_settings: 'services/gateways',
  connector_answers: 'services/gateways',
  connector_secrets: 'services/gateways',
  sftp_visits: 'services/gateways',
  webhook_deliveries: 'services/webhooks',
  webhook_health: 'services/webhooks',
  webhook_keys: 'services/webhooks',
  webhook_starts: 'services/webhooks',
  migrations: 'services/hosting',
  marks: 'services/standalone',
};

/** Code that works on any collection: the kernels, a migration, key rotation, outboxes, watch lists. */
const general = [
  ...['services/kernel/', 'read-models/kernel/', 'services/hosting/src/migrate/'],
  ...['services/worker/src/rotate/', 'services/worker/src/document-outbox.ts'],
  'services/gateways/src/reactors/watch-list.ts',
];
/** Collections by the contract of the package's own resource. */
const byContract = new Set(['contractSpec', 'collectionSpec']);

const nameIn = (node: ts.Node | undefined): string | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const name = node.properties.find(
    (each): each is ts.PropertyAssignment => ts.isPropertyAssignment(each) && each.name.getText() === 'name',
  );
  return name && ts.isStringLiteral(name.initializer) ? name.initializer.text : undefined;
};

/** The initializers of a file's own constants, and the sources of its imports. */
function namesOf(file: ts.SourceFile) {
  const own = new Map<string, ts.Expression>();
  const imported = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      own.set(node.name.text, node.initializer);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      const from = node.moduleSpecifier.text;
      if (bindings && ts.isNamedImports(bindings))
        bindings.elements.forEach(({ name }) => imported.set(name.text, from));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { own, imported };
}

/** Read models are available to all services; a driver's own database is the adapter's business. */
const isOther = (receiver: ts.Expression): boolean => /(?:readModels|\bdb)$/.test(receiver.getText());

/** Why a file may not open a collection; empty if it may. @param path relative to the repository. */
export function foreignCollections(path: string, source: string): string[] {
  if (general.some((each) => path.startsWith(each))) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const folder = path.split('/').slice(0, 2).join('/');
  const { own, imported } = namesOf(file);
  const found: string[] = [];
  const judge = (argument: ts.Expression): void => {
    if (ts.isCallExpression(argument) && byContract.has(argument.expression.getText())) return;
    const from = ts.isIdentifier(argument) ? imported.get(argument.text) : undefined;
    if (from?.startsWith('.')) return;
    const name = nameIn(argument) ?? nameIn(ts.isIdentifier(argument) ? own.get(argument.text) : undefined);
    if (name === undefined || owners[name] !== folder) found.push(name ?? argument.getText());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const [argument] = node.arguments;
      if (name.text === 'collection' && argument && !isOther(expression)) judge(argument);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
