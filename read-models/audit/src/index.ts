export { auditLog, type AuditLogRow } from './audit-log/audit-log.projection';
