import { firstCause } from '#lib/first-cause.ts';
import { type Config, readConfig } from './config.ts';
import { FolderTakenError } from './db/folder-lock.ts';
import { greeting, type Running, StartError, start } from './start.ts';

const CLOSE_MS = 10_000;

/** A failed start as one sentence for the terminal. */
function sentenceOf(error: unknown, { port, host }: Config): string {
  if (error instanceof StartError || error instanceof FolderTakenError) return error.message;
  const first = firstCause(error);
  if (!(first instanceof Error)) return String(first);
  const code = 'code' in first ? first.code : undefined;
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra em PORT.`;
  if (code === 'EACCES') return `Sem permissão para abrir a porta ${port} ou a pasta de dados.`;
  if (code === 'EADDRNOTAVAIL') return `O endereço ${host} não existe nesta máquina. Escolha outro em HOST.`;
  if (code === 'ECONNREFUSED') return 'O banco de dados de DATABASE_URL não respondeu.';
  return `O servidor não pôde iniciar: ${first.message}`;
}

function stop(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function closeOnSignal(running: Running, stopWaitMs: number): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), stopWaitMs + CLOSE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => stop(`O servidor não pôde encerrar: ${String(error)}`),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

const config = readConfig(process.env);
if (config.ok) {
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    const running = await start(config.value, say);
    closeOnSignal(running, config.value.stopWaitMs);
    for (const line of greeting(running, config.value)) say(line);
  } catch (error) {
    stop(sentenceOf(error, config.value));
  }
} else {
  stop(config.error);
}
