import type { Hono } from 'hono';
import { RECAPTCHA_FRAME_PATH } from '#config/recaptcha.ts';
import { zVerifyRecaptchaBody } from '#schemas/api/generated/zod.gen.ts';
import { serve } from '../http/contract-route.ts';
import { success } from '../http/reply.ts';
import { unreachable } from '../recaptcha/recaptcha.ts';
import { FRAME_SCRIPT, FRAME_SCRIPT_PATH, framePage, framePolicy } from '../recaptcha/recaptcha-frame.ts';
import type { RouteTools } from './route-tools.ts';

/** Checking a token by itself, and the page in which tokens are drawn (contract: service family). */
export function recaptchaRoutes(app: Hono, { recaptcha, limiter }: RouteTools): void {
  serve(app, 'verifyRecaptcha', { body: zVerifyRecaptchaBody }, async ({ body, address }) => {
    const limited = limiter.check('recaptcha', address);
    if (limited) return limited;
    const outcome = await recaptcha.outcome(body.token);
    return outcome ? success(outcome) : unreachable();
  });

  const { settings } = recaptcha;
  if (!settings) return;
  const kept = { 'cache-control': 'no-cache' };
  const page = {
    ...kept,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': framePolicy(settings),
  };
  const script = { ...kept, 'content-type': 'text/javascript; charset=utf-8' };
  app.get(RECAPTCHA_FRAME_PATH, () => new Response(framePage(settings), { headers: page }));
  app.get(FRAME_SCRIPT_PATH, () => new Response(FRAME_SCRIPT, { headers: script }));
}
