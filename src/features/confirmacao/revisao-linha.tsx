import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { keepPack } from '#lib/keep-pack.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { Change } from './change.tsx';
import * as css from './revisao.css.ts';
import type { LinhaRevista } from './revisao.ts';
import type { EscolhasActs } from './use-escolhas.ts';

const DECISAO = {
  pendente: '',
  aceita: 'Aceito',
  alterada: 'Quantidade alterada',
  removida: 'Será removido',
};

/** One changed line: each figure before and now, and the user's decision. */
export function RevisaoLinha({ linha, acts }: { linha: LinhaRevista; acts: EscolhasActs | null }) {
  const { descricao, descricaoMarca, diferencas, decisao, isNova } = linha;
  return (
    <li className={css.line} data-decided={decisao !== 'pendente'}>
      <p className={css.lineHead}>
        <span className={css.name} data-removed={decisao === 'removida'}>
          {keepPack(descricao)}
          {descricaoMarca !== '' && <span className={css.maker}> {descricaoMarca}</span>}
        </span>
        {decisao !== 'pendente' && (
          <Badge tone={decisao === 'removida' ? 'caution' : 'positive'}>{DECISAO[decisao]}</Badge>
        )}
      </p>
      {isNova && (
        <p className={css.newLine}>Não estava no pedido que você confirmou: entrou no carrinho depois.</p>
      )}
      <dl className={css.changes}>
        {diferencas.map((d) => (
          <div key={d.nome} className={css.change}>
            <dt className={css.changeName}>{d.nome}</dt>
            <dd>
              <Change visto={d.visto} agora={d.agora} />
            </dd>
          </div>
        ))}
      </dl>
      {acts && <LinhaActs linha={linha} acts={acts} />}
    </li>
  );
}

/** The three choices. Each button stays in place when pressed, and a second press undoes the choice. */
function LinhaActs({ linha, acts }: { linha: LinhaRevista; acts: EscolhasActs }) {
  const { key, descricao, decisao, quantidade } = linha;
  const isAceita = decisao === 'aceita';
  const isRemovida = decisao === 'removida';
  const aceitar = isAceita ? 'Desfazer' : 'Aceitar';
  const remover = isRemovida ? 'Desfazer' : 'Remover';
  return (
    <div className={css.acts}>
      <Button
        icon={isAceita ? <Undo2 size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
        aria-label={`${aceitar}: ${descricao}`}
        onPress={() => (isAceita ? acts.undo(key) : acts.accept(key))}
      >
        {aceitar}
      </Button>
      {quantidade !== null && !isRemovida && (
        <Quantidade linha={linha} quantidade={quantidade} onChange={(n) => acts.setQuantidade(key, n)} />
      )}
      {quantidade !== null && (
        <Button
          variant="quiet"
          icon={isRemovida ? <Undo2 size={16} aria-hidden="true" /> : <Trash2 size={16} aria-hidden="true" />}
          aria-label={`${remover}: ${descricao}`}
          onPress={() => (isRemovida ? acts.undo(key) : acts.setQuantidade(key, 0))}
        >
          {remover}
        </Button>
      )}
    </div>
  );
}

/** The choice of another quantity: a button that gives its place, and the focus, to the counter. */
function Quantidade({
  linha: { descricao, decisao },
  quantidade,
  onChange,
}: {
  linha: LinhaRevista;
  quantidade: number;
  onChange: (quantidade: number) => void;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen && decisao !== 'alterada') {
    return (
      <Button
        icon={<Pencil size={16} aria-hidden="true" />}
        aria-label={`Alterar quantidade: ${descricao}`}
        onPress={() => setOpen(true)}
      >
        Alterar quantidade
      </Button>
    );
  }
  return (
    <span ref={place}>
      <QuantityStepper label={descricao} value={quantidade} onChange={onChange} />
    </span>
  );
}
