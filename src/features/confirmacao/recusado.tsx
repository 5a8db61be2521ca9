import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { bloqueiosOf } from '#domain/bloqueio.ts';
import { toClienteCompra } from '#mirror/cliente-compra.ts';
import { gruposNow, toEnvio } from '#outbox/to-envio.ts';
import { bloqueioText } from '#parts/bloqueio-text.ts';
import type { Envio } from '#parts/envio-words.ts';
import { LinkTo } from '#parts/link-to.tsx';
import { useChooseCliente } from '#parts/use-choose-cliente.ts';
import { useRefused } from '#parts/use-refused.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { Comparacao } from './comparacao.tsx';
import * as css from './confirmacao.css.ts';
import type { EnvioLido } from './queries.ts';
import { carrinhoNow, compareEnvio } from './view.ts';

export type RecusadoProps = {
  lido: EnvioLido;
  parked: Extract<Envio, { kind: 'recusado' }>['row'];
  clienteAtual: ClienteRow | null;
};

/** A submission that came back as a question: the server's sentence, what changed, and the two answers. */
export function Recusado({ lido: { base, cliente }, parked, clienteAtual }: RecusadoProps) {
  const chooseCliente = useChooseCliente();
  const refused = useRefused();
  const [, navigate] = useLocation();
  const { isPending, run } = useOneAct();
  if (parked.decided) {
    return (
      <Notice
        tone="pending"
        title="Este pedido voltou para o carrinho e não foi enviado."
        action={
          <LinkTo href={routes.carrinho} size="sm">
            Ver carrinho
          </LinkTo>
        }
      />
    );
  }
  const clienteCompra = cliente?.detalhe ? toClienteCompra(cliente.idPessoa, cliente.detalhe) : null;
  const agora = clienteCompra && carrinhoNow(base, parked.seq, clienteCompra);
  const mudanca = agora && compareEnvio(parked.intent, agora);
  const isOwn = clienteAtual?.idPessoa === parked.idPessoaCliente;

  const confirmAgain = async (): Promise<string | null> => {
    if (!agora || !clienteCompra) return null;
    const problem = bloqueioText(bloqueiosOf(agora, clienteCompra));
    if (problem === '') return refused.retry(parked.key, toEnvio(agora, gruposNow(parked.intent, agora)));
    await showMessage({ kind: 'alert', title: 'Atenção!', text: problem });
    return null;
  };
  const backToCarrinho = async (): Promise<string | null> => {
    const problem = await refused.discard(parked.key);
    if (problem === null) navigate(routes.carrinho);
    return problem;
  };

  return (
    <section className={css.refused} aria-labelledby="recusado-title">
      <h2 id="recusado-title">Precisa de você</h2>
      <p className={css.sentence}>{parked.description}</p>
      {mudanca && <Comparacao mudanca={mudanca} />}
      {isOwn ? (
        <div className={css.actions} data-print="hide">
          {agora && (
            <Button variant="primary" isPending={isPending} onPress={() => run(confirmAgain)}>
              {mudanca && mudanca.totalAgora !== mudanca.totalVisto
                ? 'Confirmar com o novo total'
                : 'Confirmar de novo'}
            </Button>
          )}
          <Button isPending={isPending} onPress={() => run(backToCarrinho)}>
            Voltar ao carrinho
          </Button>
        </div>
      ) : (
        <Notice
          tone="brand"
          action={
            <Button
              size="sm"
              onPress={() =>
                run(async () => {
                  await chooseCliente(parked.idPessoaCliente, parked.nomeCliente);
                  return null;
                })
              }
            >
              Atender este cliente
            </Button>
          }
        >
          Para decidir, atenda {parked.nomeCliente}.
          {clienteAtual && ` Agora você atende ${clienteAtual.usuarioCliente.pessoa.nome}.`}
        </Notice>
      )}
    </section>
  );
}

/** Runs one decision at a time and shows why it was not saved. */
function useOneAct(): { isPending: boolean; run: (act: () => Promise<string | null>) => void } {
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = (act: () => Promise<string | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    act()
      .then((problem) => (problem === null ? undefined : showMessage({ kind: 'error', text: problem })))
      .catch((error: unknown) => {
        console.error('decision failed', error);
        return showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
      })
      .finally(() => {
        isBusy.current = false;
        setPending(false);
      });
  };
  return { isPending, run };
}
