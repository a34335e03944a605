import type { Hono } from 'hono';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { success } from '../http/reply.ts';

/** The deployed version, by which a device notices a new one and that the network is there (D49, D89). */
export function versionRoutes(app: Hono, { version }: RouteTools): void {
  serve(app, 'getDeployedVersion', {}, async () => success({ version }));
}
