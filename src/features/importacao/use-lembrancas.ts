import { type Lembrancas, textoDoCliente, toLembrancas } from '#domain/importacao/codigo-do-cliente.ts';
import { dispatchCodigos } from '#outbox/codigos/dispatch-codigos.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { announce } from '#ui/announce.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { LinhaConferida } from './conferir.ts';

const FAILED = 'Os códigos desta farmácia não puderam ser guardados.';

export type LembrancasControl = {
  /** Keeps the choices of an import that was made. */
  lembrar: (rows: readonly LinhaConferida[]) => Promise<void>;
  /** Forgets the product learned for a line's text; `done` gets the text once the change is on disk. */
  esquecer: (row: LinhaConferida, done: (texto: string) => void) => Promise<void>;
};

/** Runs a change of the codes; an unforeseen failure is said too. */
async function tellFailure(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    console.error('the codes of a customer could not be kept', error);
    await showMessage({ kind: 'error', text: FAILED });
  }
}

/** Keeps and forgets the customer's own codes; a failure is said, and nothing rejects. */
export function useLembrancas(cliente: ClienteRow | null): LembrancasControl {
  const { vault, env } = useDevice();

  const keep = async ({ idPessoa, usuarioCliente }: ClienteRow, lembrancas: Lembrancas): Promise<boolean> => {
    const dono = { idPessoaCliente: idPessoa, nomeCliente: usuarioCliente.pessoa.nome };
    const saved = await dispatchCodigos(vault, dono, lembrancas, env);
    if (!saved.ok) await showMessage({ kind: 'error', text: `${FAILED} ${storageMessage(saved.error)}` });
    return saved.ok;
  };
  return {
    lembrar: (rows) =>
      tellFailure(async () => {
        if (cliente === null) return;
        const escolhas = rows.flatMap(({ identificacao, idProduto, doCatalogo, memoria }) =>
          memoria === 'nova' && idProduto !== null
            ? [{ identificacao, idProduto, doCatalogo: doCatalogo.idProduto }]
            : [],
        );
        await keep(cliente, toLembrancas(escolhas, await readCodigosDoCliente(vault, cliente.idPessoa)));
      }),
    esquecer: ({ identificacao }, done) =>
      tellFailure(async () => {
        const texto = textoDoCliente(identificacao);
        if (cliente === null || texto === null) return;
        if (!(await keep(cliente, { aprendidos: [], esquecidos: [texto] }))) return;
        done(texto);
        announce(`${identificacao} foi esquecido.`);
      }),
  };
}
