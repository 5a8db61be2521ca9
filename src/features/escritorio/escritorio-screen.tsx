import { useState } from 'react';
import type { SolicitacaoDeVisitante } from '#contract/access/solicitacoes.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatDocument, formatPhone } from '#lib/format-document.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './escritorio.css.ts';
import { type SolicitacoesLidas, useSolicitacoes } from './queries.ts';
import { RespostaDialog } from './resposta-dialog.tsx';

const TIPOS = { cadastro: 'Cadastro', acesso: 'Acesso' } as const;
const RESPOSTAS = { aceita: 'Aceita', recusada: 'Recusada' } as const;

function SolicitacaoRow({
  solicitacao,
  onResponder,
}: {
  solicitacao: SolicitacaoDeVisitante;
  onResponder: () => void;
}) {
  const { numero, tipo, criadaEm, nome, email, telefone, sobre, resposta, respondidaEm } = solicitacao;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          {`${TIPOS[tipo]} ${numero}: ${nome === '' ? 'sem nome' : nome}`}
          {resposta && (
            <Badge tone={resposta === 'aceita' ? 'positive' : 'negative'}>{RESPOSTAS[resposta]}</Badge>
          )}
        </p>
        <p className={css.fact}>
          {`${email}, `}
          <span className={css.whole}>{formatPhone(telefone)}</span>
        </p>
        <p className={css.fact}>
          {tipo === 'cadastro'
            ? `CPF/CNPJ ${formatDocument(sobre)}`
            : `Clientes: ${sobre === '' ? 'nenhum' : sobre}`}
        </p>
        <p className={css.fact}>
          {`Recebida em ${formatDateTime(criadaEm)}${respondidaEm ? `, respondida em ${formatDateTime(respondidaEm)}` : ''}`}
        </p>
      </div>
      {resposta === null && (
        <Button aria-label={`Responder ${numero}`} onPress={onResponder}>
          Responder
        </Button>
      )}
    </li>
  );
}

function Lista({ lidas }: { lidas: Extract<SolicitacoesLidas, { kind: 'lidas' }> }) {
  const [aberta, setAberta] = useState<SolicitacaoDeVisitante | null>(null);
  if (lidas.solicitacoes.length === 0)
    return (
      <EmptyState
        title="Nenhuma solicitação"
        text="Pedidos de cadastro e de acesso de visitantes aparecem aqui."
      />
    );
  return (
    <>
      <ul className={css.list} aria-label="Solicitações">
        {lidas.solicitacoes.map((solicitacao) => (
          <SolicitacaoRow
            key={solicitacao.numero}
            solicitacao={solicitacao}
            onResponder={() => setAberta(solicitacao)}
          />
        ))}
      </ul>
      {aberta && (
        <RespostaDialog
          solicitacao={aberta}
          enviaEmails={lidas.enviaEmails}
          onClose={() => setAberta(null)}
          onDone={lidas.reler}
        />
      )}
    </>
  );
}

/** 'Solicitações': the requests of visitors, which users of the office answer. */
export function EscritorioScreen() {
  const lidas = useSolicitacoes();
  const abertas =
    lidas.kind === 'lidas' ? lidas.solicitacoes.filter(({ resposta }) => resposta === null).length : null;
  return (
    <div className={css.page}>
      <PageHeader title="Solicitações" count={abertas === null ? undefined : `${abertas} sem resposta`} />
      {lidas.kind === 'lendo' && <Skeleton height={160} radius={12} />}
      {lidas.kind === 'falha' && (
        <ErrorState
          title="Não foi possível ler as solicitações"
          text={lidas.texto}
          isRetrying={lidas.isLendo}
          onRetry={() => {
            lidas.reler().catch((error: unknown) => console.error('could not be read again', error));
          }}
        />
      )}
      {lidas.kind === 'lidas' && <Lista lidas={lidas} />}
    </div>
  );
}
