import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Identidade } from '#domain/app/instalacao.ts';
import { serveManifest } from './manifest.ts';

const identidade = (nome: string): Identidade => ({
  nomeEmpresaEcommerce: nome,
  nomeInstalacaoEcommerce: nome,
  urlIconeEmpresa: null,
  urlImagemInstalacaoPequena: null,
  urlImagemInstalacaoGrande: null,
  ecommerceTitulo: nome,
});

test('simultaneous requests for the manifest share one reading, and the next request reads again', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const ends: ((nome: string) => void)[] = [];
  serveManifest(app, () => new Promise((resolve) => ends.push((nome) => resolve(identidade(nome)))));
  const ready = app.ready();
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.('Antiga');
  await ready;
  const names = Promise.all(
    [1, 2, 3].map(async () => (await app.inject('/manifest.webmanifest')).json().name),
  );
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.('Nova');
  expect(await names).toEqual(['Nova', 'Nova', 'Nova']);
  expect(ends.length).toBe(2);
});
