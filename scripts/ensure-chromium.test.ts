import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, requireChromium } from './chromium.mjs';
import { ensureChromium } from './ensure-chromium.mjs';

let folder: string;
const own = () => path.join(folder, 'playwright', 'chrome');
const onPath = (name: string) => path.join(folder, 'bin', name);
const env = () => ({ PATH: path.join(folder, 'bin') });

function put(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
}

/** A machine on which each command installs the files of `brings`; `asked` lists the commands. */
function machine(mayUseApt: boolean, brings: (said: string) => void = () => {}) {
  const asked: string[] = [];
  const install = async (command: string, args: string[]) => {
    const said = [path.basename(command), ...args.map((arg) => path.basename(arg))].join(' ');
    asked.push(said);
    brings(said);
    return { code: 0, output: '' };
  };
  return { asked, env: env(), mayUseApt, install };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-browser-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test("the browser is that of CHROMIUM_PATH, else Playwright's, else the headless shell, else the whole one", () => {
  expect(findChromium(own(), env())).toBeUndefined();
  put(onPath('chromium'));
  expect(findChromium(own(), env())).toBe(onPath('chromium'));
  put(onPath('chromium-headless-shell'));
  expect(findChromium(own(), env())).toBe(onPath('chromium-headless-shell'));
  put(own());
  expect(findChromium(own(), env())).toBe(own());
  expect(findChromium(own(), { ...env(), CHROMIUM_PATH: '/mine' })).toBe('/mine');
});

test('a machine with a browser installs none', async () => {
  put(onPath('chromium'));
  const here = machine(true);
  expect(await ensureChromium(own(), here)).toBe(onPath('chromium'));
  expect(here.asked).toEqual([]);
});

test('root on Debian installs the headless shell, and the whole browser only if the shell cannot be installed', async () => {
  const here = machine(
    true,
    (said) => said.endsWith(' chromium-headless-shell') && put(onPath('chromium-headless-shell')),
  );
  expect(await ensureChromium(own(), here)).toBe(onPath('chromium-headless-shell'));
  expect(here.asked).toEqual([
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
  ]);
  rmSync(onPath('chromium-headless-shell'));
  const older = machine(true, (said) => said.endsWith(' chromium') && put(onPath('chromium')));
  expect(await ensureChromium(own(), older)).toBe(onPath('chromium'));
  expect(older.asked).toHaveLength(3);
});

test("other users get Playwright's browser", async () => {
  const here = machine(false, (said) => said.endsWith(' install chromium') && put(own()));
  expect(await ensureChromium(own(), here)).toBe(own());
  expect(here.asked).toHaveLength(1);
});

test('a machine without any browser, or with a wrong CHROMIUM_PATH, gets one sentence that says so', async () => {
  const sentence =
    'There is no Chromium to test with: sudo apt-get install -y chromium-headless-shell, or npx playwright install chromium.';
  await expect(ensureChromium(own(), machine(true))).rejects.toThrow(sentence);
  expect(() => requireChromium(own(), env())).toThrow(sentence);
  const wrong = { ...machine(true), env: { ...env(), CHROMIUM_PATH: own() } };
  await expect(ensureChromium(own(), wrong)).rejects.toThrow(
    `CHROMIUM_PATH is ${own()}, and there is no such file.`,
  );
});
