/** What the storefront's process serves: Next's request handler behind security headers, compression and error pages. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import type { ReadBrand } from '#lib/config/brand/read-brand.ts';
import { buildFolder } from '#lib/config/build-folder.ts';
import type { CompanySettings } from '#lib/config/company-settings.ts';
import type { Statement } from '#lib/config/state-settings.ts';
import { noticePath, readNoticeFile } from '#lib/config/notice-file.ts';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { watchCalls } from '#lib/core/call-watch.ts';
import { keptPagesKey } from '#lib/core/kept-pages.ts';
import { toldKey } from '#lib/core/told.ts';
import { SharedStore } from '#lib/shared/shared-store.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { watchingCalls } from '#lib/telemetry/watching-calls.ts';
import { closeServer, stopOnSignal } from '#lib/http/stop-server.ts';
import { isFirstWorker, thisWorker } from '#lib/processes/worker.ts';
import { brandIcons } from './brand/icons.ts';
import { measureBuffersInJson } from './buffer-json.ts';
import { projectFolder } from './build-stamp.ts';
import { builtConfig } from './built-config.ts';
import { readBuildNote } from './builds.ts';
import { createStorefrontServer } from './connections.ts';
import { drawAhead } from './draw-ahead.ts';
import { Revalidate } from './news/revalidate.ts';
import { sharingNews } from './news/sharing.ts';
import { StaleMarks } from './news/stale-marks.ts';
import { startFollowing } from './news/start-following.ts';
import { ErrorPages } from './error-pages.ts';
import { PageFinisher } from './finish-page.ts';
import { keptPageTest, productPageFolders, sweepPageFiles } from './page-files.ts';
import { logToStandardError, trackingLog, type Log } from './log.ts';
import { Reports } from './reports.ts';
import { PageLimit } from './page-limit.ts';
import PageStore, { buildIdIn, keepOwnPages, pageFolder, pagesName } from './page-store.ts';
import { PageSweeper } from './page-sweeper.ts';
import { PublicBuild } from './public-build.ts';
import { Storefront } from './request-handler.ts';
import { SharedPages } from './shared-pages.ts';
import { routeNamer } from './route-names.ts';
import { SharedAssets } from './shared-assets.ts';
import { StorefrontFigures } from './storefront-figures.ts';
import { StorefrontTraces } from './tracing.ts';
import { watched } from './watched-storefront.ts';
import type { PlainResponse } from './response-writer.ts';
import { unproxiedFiles } from './unproxied-files.ts';
import { warmUp } from './warm-up.ts';
import { refuseUnwritable } from './writable.ts';

const megabyte = 1024 * 1024;
/** Bytes of cached responses: a page takes 15 to 30 kB. One that is evicted is still a file of Next's own cache. */
const cacheLimits = { pages: 24 * megabyte, lists: 6 * megabyte, files: 4 * megabyte };
/** Longest time for answers under way to end once the port is closed, ms. */
const longestDrain = 10_000;
/** How often the disk is swept, ms. */
const sweepInterval = 5 * 60_000;

/** Compresses the build's scripts and styles as small as they get, one after the other, while visitors are served. */
async function prepareStaticFiles(storefront: Storefront, settings: ShopSettings): Promise<void> {
  const folder = join(projectFolder, buildFolder(settings), 'static');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A process that stops would have to wait for what is being compressed.
    if (storefront.stopping.aborted) return;
    const shrinks = entry.isFile() && /\.(?:css|js)$/.test(entry.name);
    if (shrinks)
      await storefront.responseCache.prepare(`/_next/static/${relative(folder, join(entry.parentPath, entry.name))}`);
  }
}

/**
 * Hands Next the configuration that the build was made with, as its own standalone servers do: to read next.config.ts
 * it would load two compilers, 35 MB. Drawn pages go where those of these settings are.
 */
async function useBuiltConfig(distDir: string): Promise<void> {
  const config = await builtConfig(join(projectFolder, distDir));
  const cacheHandler = fileURLToPath(new URL('./page-store.ts', import.meta.url));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir, cacheHandler });
}

/** Shares the scripts, styles and fonts of this build with the processes of others; undefined where that is not asked for. */
async function shareAssets(folder: string, buildPath: string): Promise<SharedAssets | undefined> {
  if (folder === '') return undefined;
  await refuseUnwritable(resolve(folder), 'ASSETS_DIR');
  const assets = new SharedAssets(resolve(folder));
  const fonts = join(projectFolder, 'public/fonts');
  await assets.publish(await buildIdIn(buildPath), { '_next/static': join(buildPath, 'static'), fonts });
  return assets;
}

/** Bounds what the pages of products take on the disk, and what is left there of other settings and builds. */
function pageSweeper(root: string, name: string, mostBytes: number, log: Log): PageSweeper {
  return new PageSweeper(async () => {
    await keepOwnPages(root, name);
    return sweepPageFiles(await productPageFolders(pageFolder(root, name)), mostBytes);
  }, log);
}

/** The harmonised notice's figure, which pages show from the shop's own address. */
function noticeFiles(settings: CompanySettings): Map<string, PlainResponse> {
  const file = readNoticeFile(settings);
  if (!file) return new Map();
  const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' };
  return new Map([[noticePath(file), { status: 200, headers, body: file.body }]]);
}

/** The files of the brand, which pages name (ADR-0143). */
async function brandResponses({ stated, files }: ReadBrand, root: string): Promise<Map<string, PlainResponse>> {
  const responses = new Map<string, PlainResponse>();
  const add = (path: string, type: string, body: Buffer, kept: string) =>
    responses.set(path, { status: 200, headers: { 'content-type': type, 'cache-control': `public, ${kept}` }, body });
  for (const [path, { type, body, isNamedByContent }] of files)
    add(path, type, body, isNamedByContent ? 'max-age=31536000, immutable' : 'max-age=3600');
  const icon = files.get(stated.icon);
  const drawn = icon ? await brandIcons(icon.body, stated.digest, join(root, 'icons')) : [];
  for (const [path, body] of drawn)
    add(path, path.endsWith('.ico') ? 'image/x-icon' : 'image/png', body, 'max-age=3600');
  return responses;
}

/**
 * Serves the shop with these settings until the process is told to stop. Rejects where there is no build, or Next can
 * not run it.
 */
export async function serveStorefront(
  { settings, companySettings, company, brand, market }: Statement,
  backend: BackendSettings,
): Promise<void> {
  measureBuffersInJson();
  const routeOf = routeNamer(settings.TEAM_BUILD ? teamRoutes : shopRoutes, settings);
  const telemetry = startTelemetry('storefront', backend, (message) => logToStandardError({ level: 'warn', message }));
  const log = trackingLog(telemetry.trackError, routeOf);
  const buildPath = join(projectFolder, buildFolder(settings));
  const name = pagesName(await buildIdIn(buildPath), settings, company, brand.stated.digest, market);
  const pagesRoot = backend.PAGES_DIR === '' ? buildPath : resolve(backend.PAGES_DIR);
  PageStore.folder = pageFolder(pagesRoot, name);
  await refuseUnwritable(PageStore.folder, 'PAGES_DIR');
  const marks = backend.CHANGES_KEY === '' && backend.REVALIDATE_KEY === '' ? undefined : new StaleMarks();
  PageStore.marks = marks;
  const store = await SharedStore.open(backend, (level, message) => log({ level, message }));
  const shared = store && new SharedPages(store, name, backend.STALE_IF_ERROR);
  PageStore.shared = shared;
  Reflect.set(globalThis, toldKey, marks);
  const { STOREFRONT_PORT: port, LOG_LEVEL, TRUSTED_PROXIES: trustedProxies } = backend;
  await useBuiltConfig(buildFolder(settings));
  const isOnDisk = keptPageTest(PageStore.folder);
  Reflect.set(
    globalThis,
    keptPagesKey,
    async (route: string) => (await isOnDisk(route)) || (await shared?.has(route)) === true,
  );
  // With 127.0.0.1 Next takes each rewrite of the proxy for another host and asks itself for ever.
  const app = next({ dev: false, dir: projectFolder, hostname: 'localhost', port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const sweeper = pageSweeper(pagesRoot, name, backend.PAGE_FILES_MB * megabyte, log);
  const pages = sweeper.counting(async (request, response) => handle(request, response));

  const finisher = await PageFinisher.load(buildPath, brand.stated.rules);
  const errorPages = new ErrorPages();
  const { host } = new URL(settings.STOREFRONT_HOST);
  const note = await readBuildNote(buildPath);
  const build = note && new PublicBuild(note, pages, host, settings);
  const ownFiles = new Map([...(await brandResponses(brand, pagesRoot)), ...noticeFiles(companySettings)]);
  const hosts = { ...settings, MEDIA_HOST: backend.MEDIA_HOST };
  const figures = new StorefrontFigures({ hosts, routeOf, token: backend.METRICS_TOKEN });
  const { tracer } = telemetry;
  const traces = new StorefrontTraces(tracer, routeOf);
  watchCalls(watchingCalls(figures.calls, tracer));
  const storefront = new Storefront({
    pages: figures.timing(traces.rendering(pages)),
    traces,
    errorPages,
    hosts,
    reports: new Reports({ origin: settings.STOREFRONT_HOST, trustedProxies, log }),
    revalidate:
      marks && backend.REVALIDATE_KEY !== ''
        ? new Revalidate(backend.REVALIDATE_KEY, sharingNews(marks), log)
        : undefined,
    trustedProxies,
    pageLimit: new PageLimit({
      rate: { burst: backend.PAGE_BURST, perSecond: backend.PAGES_PER_SECOND },
      exempt: backend.RATE_LIMIT_EXEMPT,
      trustedProxies,
      store,
    }),
    log,
    startsCold: true,
    logsRequests: LOG_LEVEL === 'debug',
    build,
    ownFiles,
    sharedAssets: await shareAssets(backend.ASSETS_DIR, buildPath),
    files: await unproxiedFiles(buildPath, join(projectFolder, 'public')),
    finish: (page) => finisher.finish(page),
    cache: {
      policy: { list: backend.LIST_CACHE_SECONDS * 1000, ifError: backend.STALE_IF_ERROR * 1000 },
      limits: cacheLimits,
      marks,
    },
  });
  const drawn = [pages, host, (page: Buffer) => finisher.finish(page)] as const;
  const missing = await errorPages.load(...drawn);
  if (missing.length > 0) {
    log({ level: 'warn', message: `No error page at ${missing.join(', ')}; a plain one stands in` });
  }

  const server = createStorefrontServer(watched(storefront, figures), hosts, {
    maxConnections: backend.MAX_CONNECTIONS,
  });
  stopOnSignal({
    server,
    notice: backend.DRAIN_SECONDS * 1000,
    drain: longestDrain,
    markStopping: () => storefront.stop(),
    close: () => closeServer(server),
    finish: () => Promise.all([telemetry.stop(), app.close()]).finally(() => store?.close()),
  });
  const listen = async () => {
    await once(server.listen(port), 'listening');
    log({ level: 'info', message: `The storefront listens on port ${port}` });
  };
  // Where others answer, nobody has to wait for a process that is cold.
  if (!thisWorker?.joins) await listen();
  // Workers share the pages on the disk: one looks after them, and draws those that most visits begin with.
  if (isFirstWorker) sweeper.start(sweepInterval);
  if (marks && backend.CHANGES_KEY !== '') {
    await startFollowing({
      host: settings.API_HOST,
      key: backend.CHANGES_KEY,
      marks,
      log,
      signal: storefront.stopping,
      onAgain: () => storefront.responseCache.forgetFailures(),
      pages: { folder: PageStore.folder, name },
      store,
      keepsFolder: isFirstWorker,
      isToldOtherwise: backend.REVALIDATE_KEY !== '',
    });
  }
  await warmUp(pages, settings, { host, log, signal: storefront.stopping });
  storefront.becomeReady();
  if (thisWorker?.joins && !storefront.stopping.aborted) await listen();
  thisWorker?.becomeReady();
  const refresh = () => errorPages.reload(...drawn).finally(() => storefront.forgetErrorBodies());
  if (build) void drawAhead(build, settings, { log, refresh, signal: storefront.stopping, draws: isFirstWorker });
  await prepareStaticFiles(storefront, settings);
}
