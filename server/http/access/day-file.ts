import { constants } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from 'date-fns/addDays';

/** Six months have at most 184 days. */
const KEPT_DAYS = 184;

/** Lines that may wait for a slow disk; later ones are lost. */
const MOST_WAITING = 10_000;

export type DayFile = {
  /** Takes one line, without ever throwing or waiting. */
  write(line: string): void;
  /** Resolves when every accepted line is written, or counted as lost. */
  close(): Promise<void>;
};

export type DayFileOptions = {
  readonly folder: string;
  /** A day's file is `<name>-2026-11-24.jsonl`. */
  readonly name: string;
  readonly clock: () => Date;
  /** Called with the number of lines that could not be written. */
  readonly onLost: (lines: number, error: unknown) => void;
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Writes lines to a file for each UTC day, which only this user can read. Files older than six months are deleted. */
export function createDayFile({ folder, name, clock, onLost }: DayFileOptions): DayFile {
  const waiting: string[] = [];
  let current: { readonly day: string; readonly file: FileHandle } | undefined;
  let working: Promise<void> | undefined;
  /** A full disk may have cut off a line: the next one begins on its own line. */
  let isTorn = false;

  async function forget(today: Date): Promise<void> {
    const oldest = dayOf(addDays(today, -KEPT_DAYS));
    for (const file of await readdir(folder)) {
      const isOurs = file.startsWith(`${name}-`) && /-\d{4}-\d{2}-\d{2}\.jsonl$/.test(file);
      if (isOurs && file.slice(name.length + 1, -'.jsonl'.length) < oldest)
        await rm(path.join(folder, file), { force: true });
    }
  }

  async function fileOf(today: Date): Promise<FileHandle> {
    const day = dayOf(today);
    if (current?.day === day) return current.file;
    await leave();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const flags = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY;
    const file = await open(path.join(folder, `${name}-${day}.jsonl`), flags, 0o600);
    current = { day, file };
    await forget(today);
    return file;
  }

  async function leave(): Promise<void> {
    const left = current;
    current = undefined;
    await left?.file.close().catch(() => undefined);
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting.splice(0);
      try {
        const file = await fileOf(clock());
        await file.appendFile(`${isTorn ? '\n' : ''}${lines.join('')}`);
        isTorn = false;
      } catch (error) {
        isTorn = true;
        onLost(lines.length, error);
        await leave();
      }
    }
    working = undefined;
  }

  return {
    write(line) {
      if (waiting.length >= MOST_WAITING) return onLost(1, new Error('the disk is too slow'));
      waiting.push(`${line}\n`);
      working ??= work();
    },
    async close() {
      await working;
      await leave();
    },
  };
}
