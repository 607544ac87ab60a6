export {
  defineResource,
  type HookContext,
  type ResourceDefinition,
  type ResourceDeps,
  type ResourceHooks,
  type ResourceOptions,
} from './define-resource';
export { announcedChange } from './announced-change';
export { BulkWrites, type Prepared } from './bulk-writes';
export { changeOf, DocumentFeed, type DocumentChange } from './document-feed';
export { documentsOf, type PublishedDocuments, type PublishedRow } from './documents-of';
export { refuseChanged } from './fixed-fields.rules';
export { holdsFeature, mustHoldFeature, mustHoldFor } from './held-feature';
export { keptDocumentsOf, type KeptDocuments } from './kept-documents';
export { refuseIfNamedByLink } from './named-by-link';
export { OutboxFlusher } from './outbox-flusher';
export { collectionName, collectionSpec, contractSpec } from './resource-collection';
export { bodyOf, importsWith, rowOf, type AuditEntry, type ResourceDocument } from './resource-document';
export { peopleNames, withNames } from './people-names.reader';
export { resourceController } from './resource.controller';
export { OutboxModule, resourceModule, resourceProvider } from './resource.module';
export { ResourceStore } from './resource-store';
export { comparedName } from './unique-names';
export { ResourceStores } from './resource-stores';
export { retailersOf } from './retailers-of';
