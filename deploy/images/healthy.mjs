// A container's health check: the host answers on its operations port.
const reply = await fetch(`http://127.0.0.1:${process.env.OPS_PORT}/health/live`, {
  signal: AbortSignal.timeout(4000),
});
process.exit(reply.ok ? 0 : 1);
