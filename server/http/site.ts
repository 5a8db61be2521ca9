import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './errors.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECK_FIRST = 'no-cache';

type Builds = { current: string; others: readonly string[] };

/**
 * Returns a function that returns the build of `dist/current.json` and the older ones, undefined without a build. It
 * reads them again when that file changes, so a new build needs no restart.
 */
function watchBuilds(dist: string): () => Builds | undefined {
  const file = path.join(dist, 'current.json');
  let known: { mtimeMs: number; builds: Builds } | undefined;
  return () => {
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return undefined;
    if (known?.mtimeMs !== mtimeMs) {
      const { buildId } = JSON.parse(readFileSync(file, 'utf8')) as { buildId: string };
      const names = readdirSync(dist, { withFileTypes: true }).flatMap((e) =>
        e.isDirectory() ? e.name : [],
      );
      const others = names.filter((name) => name !== buildId && !name.startsWith('.'));
      known = { mtimeMs, builds: { current: buildId, others } };
    }
    return known.builds;
  };
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The path below a build; undefined for encoded slashes, dots up, or hidden files. */
function plainPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split('?')[0] ?? '/');
    const isPlain = pathname.split('/').every((part) => !part.startsWith('.')) && !/[\\\0]/.test(pathname);
    return isPlain ? pathname : undefined;
  } catch {
    // A broken percent-encoding matches no file.
    return undefined;
  }
}

const wantsPage = (request: FastifyRequest, pathname: string): boolean =>
  pathname === '/' ||
  ((request.headers.accept ?? '').includes('text/html') && !path.posix.basename(pathname).includes('.'));

/**
 * Serves the built app from `dist/<build>`, in the packed form that the browser accepts. Hashed assets of older builds
 * are found while their folder exists, a missing one is a real 404; any other address that asks for a page gets the
 * app, which has its own routes.
 */
export async function serveSite(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const readBuilds = watchBuilds(dist);
  app.get('/*', (request, reply): FastifyReply | void => {
    const pathname = plainPath(request.url);
    const builds = isApi(request.url) ? undefined : readBuilds();
    if (pathname === undefined || builds === undefined) return reply.callNotFound();
    const { current, others } = builds;
    // Tablets may still run an older build, so its assets are searched too.
    const candidates = pathname.startsWith('/assets/') ? [current, ...others] : [current];
    const build = candidates.find((name) => isFile(path.join(dist, name, pathname)));
    if (build !== undefined) {
      reply.header('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : CHECK_FIRST);
      return reply.sendFile(pathname.slice(1), path.join(dist, build));
    }
    if (!wantsPage(request, pathname)) return reply.callNotFound();
    reply.header('cache-control', CHECK_FIRST);
    return reply.sendFile('index.html', path.join(dist, current));
  });
}
