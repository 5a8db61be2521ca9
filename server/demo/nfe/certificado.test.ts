import { createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromPem, makeCertificado, toPem } from './certificado.ts';
import { createCertificados } from './certificados.ts';
import { DESTINATARIO } from './nota-sample.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test('a certificate names the company, is signed by its own key, and is valid for ten years', async () => {
  const { chave, certificado } = await makeCertificado('Distribuidora Ação Ltda', '99000001000195', NOW);
  const x509 = new X509Certificate(Buffer.from(certificado, 'base64'));
  expect(x509.subject).toContain('CN=Distribuidora Ação Ltda:99000001000195');
  expect(x509.subject).toContain('C=BR');
  expect(x509.issuer).toBe(x509.subject);
  expect(x509.verify(x509.publicKey)).toBe(true);
  expect([x509.validFromDate, x509.validToDate]).toEqual([NOW, new Date('2036-11-20T12:00:00Z')]);
  const signature = sign('sha256', Buffer.from('x'), chave);
  expect(verify('sha256', Buffer.from('x'), x509.publicKey, signature)).toBe(true);
});

test('a certificate survives being stored as PEM; any other text is refused', async () => {
  const made = await makeCertificado('A', '99000001000195', NOW);
  const kept = fromPem(toPem(made));
  expect(kept.certificado).toBe(made.certificado);
  expect(createPublicKey(kept.chave).export({ type: 'spki', format: 'pem' })).toBe(
    createPublicKey(made.chave).export({ type: 'spki', format: 'pem' }),
  );
  expect(() => fromPem('x')).toThrow('not a certificate');
});

test('each company gets one certificate, made once and stored so that only its owner can read it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-nfe-'));
  const first = createCertificados(() => NOW, folder);
  const [a, again] = await Promise.all([first(DESTINATARIO), first(DESTINATARIO)]);
  expect(again).toBe(a);
  const other = await first({ ...DESTINATARIO, cpfCnpj: '99000001000195' });
  expect(other.certificado).not.toBe(a.certificado);
  const later = createCertificados(() => NOW, folder);
  expect((await later(DESTINATARIO)).certificado).toBe(a.certificado);
  expect(readdirSync(folder).sort()).toEqual(['nfe-99000001000195.pem', 'nfe-99000101000120.pem']);
  expect(statSync(path.join(folder, 'nfe-99000001000195.pem')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
