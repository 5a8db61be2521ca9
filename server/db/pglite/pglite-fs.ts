import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Stream = { readonly nfd?: number; readonly node: unknown };
type NodeFsLayer = {
  readonly NODEFS: {
    realPath(node: unknown): string;
    readonly stream_ops: { fsync?: (stream: Stream) => number };
  };
};

/**
 * A data folder whose fsync is real. PGlite's own file layer ignores fsync, so an acknowledged commit could be lost in
 * a power cut. This one passes every fsync of PostgreSQL to the kernel and counts it. It relies on an inner object of
 * PGlite 0.5.16: the version is pinned and a test checks the count.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times the kernel was asked to make a file or folder durable. */
  fsyncs = 0;

  override async init(pg: Parameters<Init>[0], opts: Parameters<Init>[1]): ReturnType<Init> {
    const result = await super.init(pg, opts);
    const before = result.emscriptenOpts.preRun ?? [];
    result.emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : [before]),
      (module) => this.#makeFsyncReal(module as unknown as NodeFsLayer),
    ];
    return result;
  }

  #makeFsyncReal({ NODEFS }: NodeFsLayer): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.fsyncs += 1;
      if (stream.nfd !== undefined) {
        fsyncSync(stream.nfd);
        return 0;
      }
      // A folder has no open file in this layer.
      syncPath(NODEFS.realPath(stream.node));
      return 0;
    };
  }
}

/** Makes a folder and everything in it durable: a new cluster is written before fsync is on. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
