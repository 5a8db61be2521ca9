import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';
import { normalizeEmail } from '#domain/contacts/email.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import type { EmailDado, EmailIntent, TelefoneDado, TelefoneIntent } from '#vault/contato-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { type Cliente, type ContatoErro, type Enfileirado, queueContato } from './queue-contato.ts';
import { type EmailAqui, readEmailsBase, readTelefonesBase, type TelefoneAqui } from './read-contatos.ts';

/** The outcome of a command. The change is on disk when it is ok; `key` follows its outcome (`awaitContato`). */
export type ContatoSalvo = Result<Enfileirado, StorageError | { kind: ContatoErro }>;

const TABLES = ['outbox', 'parked', 'receipts', 'documentos'] as const;

async function save(vault: Vault, queue: () => Promise<Enfileirado | ContatoErro>): Promise<ContatoSalvo> {
  const saved = await commit(vault, TABLES, queue);
  if (!saved.ok) return saved;
  return typeof saved.value === 'string' ? fail({ kind: saved.value }) : ok(saved.value);
}

/** Inserts (`aqui` null), changes, or deletes (`dado` null) an e-mail address. `aqui`: the address as drawn. */
export const dispatchEmail = (
  vault: Vault,
  cliente: Cliente,
  { aqui, dado }: { aqui: EmailAqui | null; dado: EmailDado | null },
  env: OutboxEnv,
): Promise<ContatoSalvo> =>
  save(vault, async () =>
    queueContato<EmailIntent, PessoaEmail>(
      vault,
      cliente,
      {
        tipo: 'email',
        visto: aqui && { contato: aqui.contato, dado: { email: aqui.email, promocoes: aqui.marketing } },
        depois: dado && { ...dado, email: normalizeEmail(dado.email) },
      },
      await readEmailsBase(vault, cliente.idPessoaCliente),
      env,
    ),
  );

/** Inserts (`aqui` null), changes, or deletes (`dado` null) a WhatsApp phone. `aqui`: the phone as drawn. */
export const dispatchTelefone = (
  vault: Vault,
  cliente: Cliente,
  { aqui, dado }: { aqui: TelefoneAqui | null; dado: TelefoneDado | null },
  env: OutboxEnv,
): Promise<ContatoSalvo> =>
  save(vault, async () =>
    queueContato<TelefoneIntent, Telefone>(
      vault,
      cliente,
      {
        tipo: 'telefone',
        visto: aqui && {
          contato: aqui.contato,
          dado: {
            ddd: aqui.ddd,
            prefixo: aqui.prefixo,
            numero: aqui.numero,
            promocoes: aqui.permiteReceberPromocao,
          },
        },
        depois: dado,
      },
      await readTelefonesBase(vault, cliente.idPessoaCliente),
      env,
    ),
  );
