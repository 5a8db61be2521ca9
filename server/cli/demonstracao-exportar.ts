import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok } from '#lib/result.ts';
import { defineCommand } from './command.ts';

const TAMANHOS = { '300': 300, '2000': 2000, full: 'full' } as const;
const isTamanho = (texto: string): texto is keyof typeof TAMANHOS => Object.hasOwn(TAMANHOS, texto);

function* asNdjson(linhas: Iterable<object>): Generator<string> {
  for (const linha of linhas) yield `${JSON.stringify(linha)}\n`;
}

export const demonstracaoExportar = defineCommand({
  usage: '<pasta> [--produtos 300|2000|full] [--passado]',
  summary: 'Escreve a demonstração como os arquivos que uma empresa carregaria, para servirem de exemplo.',
  takes: ['pasta'],
  options: { produtos: { type: 'string' }, passado: { type: 'boolean' } },
  async run({ pasta }, office, { produtos = '300', passado = false }) {
    if (!isTamanho(produtos)) return fail('--produtos é 300, 2000 ou full.');
    const exemplos = await office.exemplos(TAMANHOS[produtos], passado);
    if (!exemplos.ok) return exemplos;
    await mkdir(pasta, { recursive: true });
    for (const [recurso, linhas] of exemplos.value) {
      const arquivo = path.join(pasta, `${recurso}.ndjson`);
      await pipeline(Readable.from(asNdjson(linhas)), createWriteStream(arquivo));
      office.say(arquivo);
    }
    return ok(undefined);
  },
});
