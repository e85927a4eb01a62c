import { Module } from '@nestjs/common'
import { CatalogueResolver } from './catalogue.resolver.ts'

/** Rule sets and the time. */
@Module({ providers: [CatalogueResolver] })
export class CatalogueModule {}
