import type { Role } from './roles';

// Columns of domain §7: SA AD RM RA MM MA SM SS WM WO BM, and PA for the public visitor.
const SA = 'super_admin';
const AD = 'admin';
const RM = 'root_management_unit_manager';
const RA = 'root_management_unit_analyst';
const MM = 'management_unit_manager';
const MA = 'management_unit_analyst';
const SM = 'store_manager';
const SS = 'store_seller';
const WM = 'warehouse_manager';
const WO = 'warehouse_operator';
const BM = 'buyer_manager';
const PA = 'pseudo_anonymous';

const operators: readonly Role[] = [SA, AD];
const staff: readonly Role[] = [SA, AD, RM, RA, MM, MA, SM, SS, WM, WO, BM];
const catalogueWriters: readonly Role[] = [SA, AD, RM, BM];
const catalogueReaders: readonly Role[] = [SA, AD, RM, RA, MM, MA, WM, BM];
const settingsWriters: readonly Role[] = [SA, AD, RM, BM];
const settingsReaders: readonly Role[] = [SA, AD, RM, RA, BM];
const directory: readonly Role[] = [SA, AD, RM, RA, MM, MA, SM, WM, BM];
const directoryWriters: readonly Role[] = [SA, AD, RM, MM, SM, WM, BM];

/**
 * Permission → the roles that hold it. The only place that knows roles; code checks permissions. Each guards something:
 * what comes later brings its own.
 */
export const permissionMatrix = {
  // Buybacks
  'buyback.menu': staff,
  'buyback.list': staff,
  'buyback.detail': staff,
  'buyback.create-search': [SM, SS],
  'buyback.create': [SM, SS],
  'buyback.declare': [PA],
  'buyback.finalise': [SM, SS],
  'buyback.predeclared-check': [SM, SS],
  'buyback.predeclared-list': [SA, AD, RM, RA, MM, MA, SM, SS],
  'buyback.awaiting-store-drop-list': [SA, AD, RM, RA, MM, MA, SM, SS],
  'buyback.cancel': [SA, AD, RM, MM, SM, SS, BM],
  'buyback.export': [SA, AD, RM, RA, MM, MA, SM, WM, BM],
  'buyback.force-cancel': [SA, AD, RM, BM],
  'buyback.read-customer': [SA, AD, RM, MM, SM, SS, WM, BM],
  'buyback.read-accesses': [SA, AD, RM, RA],
  'buyback.read-past': [SA, AD, RM, RA, MM, MA, BM],
  'buyback.read-comments': [SA, AD, RM, MM, SM, SS, WM, WO, BM],
  'buyback.explain-price': [SA, AD, RM, RA, MM, MA, SM, SS, WM, BM],
  'customer.erase': [SA, AD, RM],
  // Items
  'item.send': [SA, AD, RM, MM, SM, SS, WM, WO],
  'item.check-in': [WM, WO],
  'item.control': [WM, WO],
  'item.quarantine-list': [SA, AD, RM, RA, WM, BM],
  'item.quarantine-transition': [SA, AD, WM, BM],
  'item.generate-return-transport': [SA, AD, WM, BM],
  'item.retrieve-return-label': [SA, AD, WM, BM],
  'item.send-quarantine-mail': [SA, AD, WM, BM],
  'item.mark-lost-store': [SA, AD, RM, MM, SM],
  'item.mark-lost-transport': [SA, AD, RM, WM, BM],
  'item.mark-lost-warehouse': [SA, AD, WM],
  'item.reintegrate': [SA, AD, WM],
  'transport.list': [SA, AD, RM, RA, WM, BM],
  // Payments
  'payment.mark-as-paid': [SA, AD, RM, BM],
  'payment.settle-failed': operators,
  'payment.read-custom-values': [SA, AD, RM, RA, BM],
  'payment.batch': [SA, AD, RM, BM],
  'payment.read-payee': [SA, AD, RM, BM],
  // Refurbishment and stock
  'refurb-step.read': [SA, AD, WM, WO, BM],
  'refurb-step.manage': [WM, BM],
  'refurb-step.write': [WM, WO],
  'refurb-diagnostic.write': [WM, WO],
  'refurb-diagnostic.manage': [WM, BM],
  'stock.items-read': [SA, AD, WM, WO, BM],
  'stock.items-export': [SA, AD, WM, BM],
  'stock.items-move': [WM, WO],
  'stock.items-sell': [WM, BM],
  'stock.read': [SA, AD, WM, WO, BM],
  'stock.manage': [WM, BM],
  // Catalogue
  'catalog.menu': catalogueReaders,
  'catalog.export-categories': catalogueReaders,
  'catalog.export-products': catalogueReaders,
  'catalog.import': catalogueWriters,
  'category.list': catalogueReaders,
  'category.create': catalogueWriters,
  'category.update': catalogueWriters,
  'product.list': catalogueReaders,
  'product.create': catalogueWriters,
  'product.update': catalogueWriters,
  'price-list.read': catalogueReaders,
  'price-list.manage': catalogueWriters,
  'question.list': catalogueReaders,
  'question.update': catalogueWriters,
  // Organisations and users
  'organisation.menu': directory,
  'organisation.list': directory,
  'organisation.create': [SA, AD, RM, MM, BM],
  'organisation.update': [SA, AD, RM, MM, BM],
  'organisation.switch': [SA, AD, RM, RA, MM, MA, BM],
  'organisation.filter': staff,
  'user.list': directory,
  'user.create': directoryWriters,
  'user.update': directoryWriters,
  'user.create-admin': [SA],
  'user.assign-admin': [SA],
  'user.force-sso': [SA, AD, RM],
  'user.secure': [SA, AD, RM],
  'sso.manage': [SA, AD, RM],
  // Connectors
  'connector.manage': [SA, AD, RM],
  'connector.launch': staff,
  // Configuration
  'configuration.menu': settingsReaders,
  'settings.menu': settingsReaders,
  'settings.general-read': settingsReaders,
  'settings.general': settingsWriters,
  'settings.design': settingsWriters,
  'settings.mail-texts': settingsWriters,
  'settings.transfer-order': settingsWriters,
  'payment-mode.read': settingsReaders,
  'payment-mode.update': settingsWriters,
  'circuit.read': settingsReaders,
  'circuit.update': settingsWriters,
  'dispatch-rule.read': settingsReaders,
  'dispatch-rule.update': settingsWriters,
  // Operators of the platform
  'admin.menu': operators,
  'client.list': operators,
  'client.create': operators,
  'client.update': operators,
  'projection.read': operators,
  'projection.manage': operators,
  // Its pages; an administrator writes those of his own account.
  'client.edit-cms': [SA, AD, RM],
  'access-log.read': [SA, AD, RM],
  // Who sees a part of an account: of one record that he may change.
  'audit.read': [SA, AD, RM, RA, MM, SM, WM, BM],
  // Messages for partners
  'event.read': [SA, AD, RM, RA],
  'webhook.read': [SA, AD, RM, RA],
  'webhook.manage': [SA, AD, RM],
  // Everyone
  'statistics.read': staff,
  'catalogue.browse': [...staff, PA],
  'saved-view.own': staff,
  'saved-view.share': directory,
  'security.own': staff,
  'session.own': [...staff, PA],
} as const satisfies Record<string, readonly Role[]>;
