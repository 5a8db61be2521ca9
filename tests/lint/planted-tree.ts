import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One complaint of the linter: its rule, and its source line. */
export interface Complaint {
  file: string;
  rule: string;
  line: string;
}

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

const COPIED = ['oxlint.config.ts', 'scripts/lint', 'package.json', 'tsconfig.base.json'];

/** Includes every planted file, so that the rules that need types see it. */
const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2023', 'DOM'], jsx: 'react-jsx' },
  include: ['src', 'sw', 'server'],
};

/**
 * Writes `files` (path to text) into a tree with the project's lint configuration, runs the linter over it once, types
 * included, and returns its complaints about those files. Rejects when the linter itself fails.
 */
export async function lintPlanted(files: Record<string, string>): Promise<Complaint[]> {
  const root = process.cwd();
  const tree = mkdtempSync(path.join(tmpdir(), 'maleta-lint-'));
  try {
    for (const name of COPIED) cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
    writeFileSync(path.join(tree, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'dir');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
      writeFileSync(path.join(tree, name), text);
    }
    const report = await runLinter(tree);
    return report.diagnostics.map(({ code, filename, labels }) => ({
      file: filename,
      rule: code,
      line: (files[filename] ?? '').split('\n')[(labels[0]?.span.line ?? 0) - 1] ?? '',
    }));
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function runLinter(cwd: string): Promise<Report> {
  const args = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--format', 'json', 'src', 'sw', 'server'];
  return new Promise((resolve, reject) => {
    // It exits with 1 when it complains; the run counts if its report can be read.
    execFile(process.execPath, args, { cwd, maxBuffer: 64 << 20 }, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        reject(new Error(`The linter gave no report: ${stdout.slice(0, 2000)} ${stderr.slice(0, 2000)}`));
      }
    });
  });
}
