import { Controller } from '@nestjs/common';
import {
  listItemsInRefurbishment,
  listItemsTested,
  readRefurbishmentBoard,
  readRefurbishmentFigures,
  simulateRefurbishment,
} from '@reprise/contracts/item';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ItemEconomicsReader } from '../economics/item-economics.reader';
import { RefurbishmentBoardQuery } from './refurbishment-board.query';
import { RefurbishmentFiguresQuery } from './refurbishment-figures.query';
import { RefurbishmentSimulation } from './refurbishment-simulation.query';

/** The workshop at a glance. */
@Controller()
export class BoardController {
  constructor(
    private readonly board: RefurbishmentBoardQuery,
    private readonly items: ItemEconomicsReader,
    private readonly days: RefurbishmentFiguresQuery,
    private readonly simulation: RefurbishmentSimulation,
  ) {}

  @Endpoint(readRefurbishmentBoard)
  read(@Input() { scope }: InputOf<typeof readRefurbishmentBoard>) {
    return this.board.of(scope);
  }

  @Endpoint(listItemsInRefurbishment)
  list(@Input() { scope, list }: InputOf<typeof listItemsInRefurbishment>) {
    return this.items.inRefurbishment(scope, list);
  }

  @Endpoint(listItemsTested)
  tested(@Input() { scope, list }: InputOf<typeof listItemsTested>) {
    return this.items.tested(scope, list);
  }

  @Endpoint(readRefurbishmentFigures)
  figures(@Input() { scope, query }: InputOf<typeof readRefurbishmentFigures>) {
    return this.days.of(scope, query);
  }

  @Endpoint(simulateRefurbishment)
  simulate(@Input() { scope, body }: InputOf<typeof simulateRefurbishment>) {
    return this.simulation.of(scope, body);
  }
}
