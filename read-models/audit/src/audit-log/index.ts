export { auditLog, type AuditLogRow } from './audit-log.projection';
