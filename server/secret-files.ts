import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '#lib/result.ts';

/** The variables that may come in a file, named by the variable with `_FILE` at its end. */
export const SECRETS = [
  'DATABASE_URL',
  'MALETA_JWT_KEY',
  'MALETA_PAGAMENTOS_TOKEN',
  'MALETA_PAGAMENTOS_SEGREDO',
  'MALETA_MAIL_TOKEN',
  'MALETA_SMTP_URL',
] as const;

type Env = Readonly<Record<string, string | undefined>>;

/** The environment with the secrets that came in files, as Docker and systemd give them. An error is a sentence. */
export function readSecretFiles(env: Env): Result<Env, string> {
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) return fail(`Defina ${name} ou ${name}_FILE, não os dois.`);
    const secret = readSecret(file);
    if (!secret.ok) return fail(`${name}_FILE: o arquivo ${file} ${secret.error}.`);
    secrets[name] = secret.value;
  }
  return ok({ ...env, ...secrets });
}

/** The one line of a file, without its line end. */
function readSecret(file: string): Result<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail(`não pôde ser lido (${code})`);
  }
  // An empty one would start the server as if the variable were not set, on another database for example.
  if (text.trim() === '') return fail('está vazio');
  return /[\r\n]/.test(text) ? fail('tem mais de uma linha') : ok(text);
}
