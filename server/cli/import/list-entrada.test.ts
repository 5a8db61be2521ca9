import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listEntrada } from './list-entrada.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

test('files come in the order of their kinds, and each other file has a sentence', async () => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'entrada-'));
  const nomes = ['precos.csv', 'produtos.csv', 'estoques.csv', 'colunas.json', '.parte', 'nota.pdf'];
  for (const nome of [...nomes, 'precos.csv.recusadas.precos.csv', '1130.ret', 'contas.csv']) {
    writeFileSync(path.join(pasta, nome), '');
    utimesSync(path.join(pasta, nome), new Date(0), new Date(0));
  }
  utimesSync(path.join(pasta, 'precos.csv'), NOW, NOW);
  mkdirSync(path.join(pasta, 'feitos'));
  const { prontos, avisos } = await listEntrada(pasta, NOW);
  expect(prontos).toEqual(['1130.ret', 'produtos.csv', 'estoques.csv']);
  expect(avisos).toEqual([
    expect.stringMatching(/^contas\.csv não é carregado: o nome deve começar por um destes: /),
    'nota.pdf não é .csv, .txt, .xlsx, .ndjson ou .ret: não é carregado.',
    'precos.csv acabou de ser gravado: fica para a próxima vez.',
    expect.stringMatching(/^precos\.csv\.recusadas\.precos\.csv tem linhas recusadas: /),
  ]);
  rmSync(pasta, { recursive: true });
});
