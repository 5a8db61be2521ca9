import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { formatAge } from '#lib/format-age.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { heldBackBy } from '#outbox/held.ts';
import { extrasTexts } from '#parts/cart/carrinho-words.ts';
import { type Envio, envioWords } from '#parts/cart/envio-words.ts';
import { PagarPedido } from '#parts/cart/pagar-pedido.tsx';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { CompartilharButton } from '#parts/share/compartilhar-button.tsx';
import { CompartilharVisita } from '#parts/share/compartilhar-visita.tsx';
import { routes } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { Aguardando } from './aguardando.tsx';
import { CashbackUsado } from './cashback-usado.tsx';
import * as css from './confirmacao.css.ts';
import { deOutroText } from './de-outro.ts';
import { toDocumento } from './documento.ts';
import { PedidoCard } from './pedido-card.tsx';
import { ProximoCliente } from './proximo-cliente.tsx';
import type { EnvioLido } from './queries.ts';
import { Recusado } from './recusado.tsx';
import { RecusadosSection, RepetirRecusado } from './recusados-section.tsx';
import { TakeBack } from './take-back.tsx';
import { type SituacaoTotal, totaisOf } from './totais.ts';
import { TotaisFatos } from './totais-fatos.tsx';
import { ganhoText, isPagoDepois, type PedidoNaTela, toPedidos } from './view.ts';

/** One submission: its state, the user's decision if one is needed, its orders. */
export function EnvioView({ lido, clienteAtual }: { lido: EnvioLido; clienteAtual: ClienteRow | null }) {
  const { envio, enviado, autos, base, cliente, sobrescritos } = lido;
  const { usuario } = useDevice();
  const now = useNow();
  const { row } = envio;
  const { intent } = row;
  const held = envio.kind === 'fila' ? heldBackBy(base, envio.row) : undefined;
  const words = envioWords(envio, held !== undefined, lido.desfechos);
  useSaidAloud(words.texto);

  const numeros = envio.kind === 'confirmado' ? envio.row.pedidos : null;
  const pedidos = toPedidos(intent, numeros);
  const isNegado = ({ idPrePedido }: PedidoNaTela) =>
    lido.negados.some((negado) => negado.idPrePedido === idPrePedido);
  const negados = pedidos.filter(isNegado);
  const feitos = pedidos.filter((pedido) => !isNegado(pedido));
  // Until the device has read an order again, its way to pay tells.
  const situacaoOf = (pedido: PedidoNaTela): SituacaoTotal =>
    lido.situacoes.get(pedido.idPrePedido ?? 0) ?? (isPagoDepois(pedido) ? 'aguardando' : 'liberado');
  const totais = totaisOf([
    ...negados.map(({ total }) => ({ total, situacao: 'recusado' as const })),
    ...feitos.map((p) => ({
      total: p.total,
      situacao: situacaoOf(p),
    })),
  ]);
  const tituloDosFeitos = () => {
    if (isDone) return totais.aguardando > 0 ? 'Pedidos feitos' : 'Pedidos confirmados';
    return enviado ? faltaWords(envio) : 'O que foi pedido';
  };
  const cashback = intent.cashbackAplicado ?? 0;
  const isDone = envio.kind === 'confirmado';
  const ganho = envio.kind === 'recusado' ? null : ganhoText(autos, intent, numeros);

  const acts = (
    <div className={css.actions} data-print="hide">
      <LinkTo
        href={routes.busca}
        variant={envio.kind === 'recusado' ? 'secondary' : 'primary'}
        size="lg"
        icon={<Plus size={18} aria-hidden="true" />}
      >
        Novo pedido
      </LinkTo>
      <ProximoCliente />
      <LinkTo href={routes.pedidos} size="lg" icon={<ClipboardList size={18} aria-hidden="true" />}>
        Meus Pedidos
      </LinkTo>
      <CompartilharButton
        size="lg"
        toDocumento={() =>
          toDocumento({
            codigoLocal: intent.codigoLocal,
            nomeCliente: row.nomeCliente,
            at: row.at,
            isDone,
            pedidos,
            extras: intent.extras ? extrasTexts(intent.extras) : [],
          })
        }
      />
      <CompartilharVisita
        size="lg"
        idPessoaCliente={row.idPessoaCliente}
        nomeCliente={row.nomeCliente}
        jaCompartilhados={pedidos.length}
      />
      <Button size="lg" icon={<Printer size={18} aria-hidden="true" />} onPress={() => window.print()}>
        Imprimir
      </Button>
    </div>
  );
  return (
    <article className={css.stack}>
      <header className={css.header} data-done={isDone || undefined}>
        <div className={css.headline}>
          {isDone && <CircleCheck size={32} aria-hidden="true" className={css.doneSign} />}
          <h1 className={css.title}>Pedido {intent.codigoLocal}</h1>
          <Status tone={words.tone}>
            {words.texto}
            {!isDone && ` · ${formatAge(now - row.at)}`}
          </Status>
        </div>
        <dl className={css.about}>
          <div className={css.fact}>
            <dt className={css.factName}>Cliente</dt>
            <dd>
              <b>{row.nomeCliente}</b>
              {cliente && (
                <span className={css.documento}> {cliente.usuarioCliente.pessoa.cpfCnpjFormatado}</span>
              )}
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.factName}>Feito por</dt>
            <dd>
              {usuario.nome} <span className={css.soft}>em {formatDateTime(row.at)}</span>
            </dd>
          </div>
          {isDone ? (
            <TotaisFatos totais={totais} cashback={cashback} />
          ) : (
            <>
              <div className={css.fact}>
                <dt className={css.factName}>Total visto</dt>
                <dd>
                  <Money cents={intent.totalVisto} size="lg" />
                </dd>
              </div>
              <CashbackUsado total={intent.totalVisto} cashback={cashback} />
            </>
          )}
          {intent.extras &&
            extrasTexts(intent.extras).map(([nome, texto]) => (
              <div key={nome} className={css.fact}>
                <dt className={css.factName}>{nome}</dt>
                <dd>{texto}</dd>
              </div>
            ))}
        </dl>
      </header>

      {isDone && acts}
      {enviado && (
        <section className={css.stack} aria-labelledby="enviados-title">
          <h2 id="enviados-title">Já confirmados</h2>
          {toPedidos(enviado.intent, enviado.pedidos).map((pedido) => (
            <PedidoCard key={pedido.key} pedido={pedido} isQuiet />
          ))}
        </section>
      )}
      {sobrescritos.length > 0 && (
        <Notice title="Mudado em dois aparelhos">
          {sobrescritos.map(({ key, descricao, texto }) => (
            <p key={key}>
              {descricao}: {texto}.
            </p>
          ))}
        </Notice>
      )}
      {ganho && <Notice tone="positive">{ganho}</Notice>}
      {lido.deOutro.map((pedido) => (
        <Notice key={pedido.idPrePedido} tone="caution">
          {deOutroText(pedido)}
        </Notice>
      ))}
      {envio.kind === 'fila' && <Aguardando lido={lido} row={envio.row} held={held} />}
      {envio.kind === 'fila' && <TakeBack row={envio.row} connected={lido.connected} />}
      {envio.kind === 'recusado' && <Recusado lido={lido} parked={envio.row} clienteAtual={clienteAtual} />}

      {feitos.length > 0 && (
        <section className={css.stack} aria-labelledby="pedidos-title">
          <h2 id="pedidos-title">{tituloDosFeitos()}</h2>
          {feitos.map((pedido) => (
            <PedidoCard
              key={pedido.key}
              pedido={pedido}
              isQuiet={isDone || envio.kind === 'recusado'}
              estado={situacaoOf(pedido)}
              situacao={
                isDone && situacaoOf(pedido) === 'aguardando' ? 'Segue depois do pagamento' : undefined
              }
              acao={
                isDone &&
                (lido.situacoes.get(pedido.idPrePedido ?? 0) ?? 'aguardando') === 'aguardando' && (
                  <PagarDoEnvio pedido={pedido} idPessoaCliente={row.idPessoaCliente} />
                )
              }
            />
          ))}
        </section>
      )}
      <Negados pedidos={negados} lidos={lido.negados} />

      {!isDone && acts}
    </article>
  );
}

/** The unconfirmed part of this submission may be an order of another device. */
const faltaWords = ({ kind }: Envio): string =>
  kind === 'recusado' ? 'O que não foi confirmado' : 'O que falta';

/** The orders that the server refused after it had confirmed them. */
function Negados({ pedidos, lidos }: { pedidos: PedidoNaTela[]; lidos: EnvioLido['negados'] }) {
  return (
    <RecusadosSection count={pedidos.length}>
      {pedidos.map((pedido) => {
        const lido = lidos.find((one) => one.idPrePedido === pedido.idPrePedido);
        return (
          <PedidoCard
            key={pedido.key}
            pedido={pedido}
            estado="recusado"
            motivo={lido?.mensagemOcorrencia}
            acao={<RepetirRecusado pedido={lido} />}
          />
        );
      })}
    </RecusadosSection>
  );
}

/** The payment button of an order that is paid in advance. */
function PagarDoEnvio({
  pedido: { idPrePedido, idFormaPagamento, idPessoaFilial },
  idPessoaCliente,
}: {
  pedido: PedidoNaTela;
  idPessoaCliente: number;
}) {
  if (idPrePedido === null || idFormaPagamento === null) return null;
  return (
    <PagarPedido
      idPrePedido={idPrePedido}
      idFormaPagamento={idFormaPagamento}
      idPessoaFilial={idPessoaFilial}
      idPessoaCliente={idPessoaCliente}
    />
  );
}

/** Announces each new state once to screen readers: it changes while the user looks at something else. */
function useSaidAloud(texto: string): void {
  const said = useRef(texto);
  useEffect(() => {
    if (said.current === texto) return;
    said.current = texto;
    announce(texto);
  }, [texto]);
}
