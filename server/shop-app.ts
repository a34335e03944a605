import { join } from 'node:path';
import type { Hono } from 'hono';
import { storeViews } from '#config/stores.ts';
import { type App, createApp } from './app.ts';
import { demoFolder, type Environment, indexShelf, keptPicturesFolder, photographsFolder } from './environment.ts';
import { createLimiter } from './http/rate-limit.ts';
import { shopMailer } from './mail/shop-mailer.ts';
import { createLogger, type Logger } from './logger.ts';
import { filmAndModelRoutes } from './media/film-and-model-route.ts';
import { drawingRoutes } from './media/drawing-route.ts';
import { photoRoutes } from './media/photo-route.ts';
import { PhotoShelf } from './media/photo-shelf.ts';
import { sizedPictureRoutes } from './media/sized-picture-route.ts';
import { readAssets } from './render/page-assets.ts';
import { storeManifests } from './render/app-manifest.ts';
import { pageRoutes, shellOf } from './render/pages.ts';
import { sitemapRoutes } from './render/sitemap.ts';
import { readBuiltFiles, staticFileRoutes } from './routes/static-files.ts';
import { versionDigest, withManifest } from './routes/version-manifest.ts';
import type { Queries } from './store/database.ts';

/**
 * The whole shop over an open database: API, pictures, pages, and the built files of `clientFolder`. Without such a folder
 * the pages name the sources themselves, for whoever serves those (development).
 */
export function createShopApp(
  database: Queries,
  environment: Pick<Environment, 'isLimiting' | 'shopUrl' | 'dataDir'> &
    Partial<Pick<Environment, 'accounts' | 'smtpUrl' | 'mailFrom' | 'logLevel' | 'payment' | 'recaptcha' | 'stock'>>,
  clientFolder: string | null,
  logger: Logger = createLogger(environment.logLevel),
): App {
  const { isLimiting, shopUrl, dataDir, accounts, payment = null, recaptcha = null, stock = null } = environment;
  const given = {
    database,
    shopUrl,
    ...(accounts ? { accounts } : {}),
    payment,
    recaptcha,
    stock,
    shelf: indexShelf(dataDir),
    mailer: shopMailer(logger, environment),
    limiter: createLimiter(isLimiting),
    logger,
    version: import.meta.env['VITE_VERSION'] ?? 'dev',
  };
  return createApp(given, (pages, tools) => {
    // Pictures of a stock backend are its own.
    if (stock === null) pictureRoutes(pages, dataDir);
    const assetsOf = readAssets(clientFolder);
    const files = clientFolder && withManifest(readBuiltFiles(clientFolder), shellOf({ assetsOf, shopUrl, stock }));
    if (files) staticFileRoutes(pages, new Map([...files, ...storeManifests(files, storeViews)]));
    sitemapRoutes(pages, { ...tools, shopUrl });
    pageRoutes(pages, { ...tools, stock, assetsOf, filesVersion: files ? versionDigest(files) : null });
  });
}

function pictureRoutes(app: Hono, dataDir: string): void {
  drawingRoutes(app);
  filmAndModelRoutes(app, demoFolder());
  photoRoutes(app, {
    demo: new PhotoShelf(photographsFolder(), join(dataDir, 'pictures')),
    imported: new PhotoShelf(keptPicturesFolder(dataDir), join(dataDir, 'pictures')),
  });
  sizedPictureRoutes(app);
}
