import type { OpenBackend } from '#worker/replication/backend.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';

/** A backend that does not say where its lists end, so that nothing confirms the documents of a device. */
export const silentBackend: OpenBackend = (tools) => {
  const backend = { ...contractBackend(tools) };
  delete backend.heads;
  return backend;
};
