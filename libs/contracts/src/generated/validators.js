// Generated from event-schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validateBirdsTurnedV1 = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/BirdsTurned.v1.schema.json","title":"BirdsTurned","description":"The bird tiles are turned up at the win (rules.md R4).","x-audience":"public","type":"object","additionalProperties":false,"required":["birds","hits"],"properties":{"birds":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The four birds.","x-audience":"public"},"hits":{"type":"integer","minimum":0,"maximum":4,"description":"How many of them are a 1, 5, 9 or R.","x-audience":"public"}}};
const schema33 = {"title":"EventTile","description":"A tile code: rank and suit (m characters, p dots, s bamboo), or R for the wild red dragon (rules.md C1).","enum":["1m","2m","3m","4m","5m","6m","7m","8m","9m","1p","2p","3p","4p","5p","6p","7p","8p","9p","1s","2s","3s","4s","5s","6s","7s","8s","9s","R"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/BirdsTurned.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.birds === undefined) && (missing0 = "birds")) || ((data.hits === undefined) && (missing0 = "hits"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "birds") || (key0 === "hits"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.birds !== undefined){
let data0 = data.birds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate20.errors = [{instancePath:instancePath+"/birds/" + i0,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/birds",schemaPath:"#/properties/birds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hits !== undefined){
let data2 = data.hits;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate20.errors = [{instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateClaimAnsweredV1 = validate22;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/ClaimAnswered.v1.schema.json","title":"ClaimAnswered","description":"A seat answers a claim window (rules.md C5). Nobody else learns of it before the deal ends.","x-audience":"actor","x-actors":["seat"],"type":"object","additionalProperties":false,"required":["seat","offers","answer","timedOut"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who answers.","x-audience":"actor","x-actors":["seat"]},"offers":{"type":"array","items":{"enum":["win","kong","pung"]},"description":"What it was offered besides passing.","x-audience":"actor","x-actors":["seat"]},"answer":{"enum":["win","kong","pung","pass"],"description":"The answer.","x-audience":"actor","x-actors":["seat"]},"timedOut":{"type":"boolean","description":"Whether it was given for a seat that ran out of time (rules.md C18, P9).","x-audience":"actor","x-actors":["seat"]}}};
const schema35 = {"title":"EventSeat","description":"A seat, 0 to 3 in turn order; a seat's right neighbour plays next (rules.md C2).","enum":[0,1,2,3]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/ClaimAnswered.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.seat === undefined) && (missing0 = "seat")) || ((data.offers === undefined) && (missing0 = "offers"))) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.timedOut === undefined) && (missing0 = "timedOut"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "seat") || (key0 === "offers")) || (key0 === "answer")) || (key0 === "timedOut"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate22.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offers !== undefined){
let data1 = data.offers;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(((data2 === "win") || (data2 === "kong")) || (data2 === "pung"))){
validate22.errors = [{instancePath:instancePath+"/offers/" + i0,schemaPath:"#/properties/offers/items/enum",keyword:"enum",params:{allowedValues: schema34.properties.offers.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data3 = data.answer;
const _errs7 = errors;
if(!((((data3 === "win") || (data3 === "kong")) || (data3 === "pung")) || (data3 === "pass"))){
validate22.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/enum",keyword:"enum",params:{allowedValues: schema34.properties.answer.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timedOut !== undefined){
const _errs8 = errors;
if(typeof data.timedOut !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/timedOut",schemaPath:"#/properties/timedOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateDealEndedV1 = validate23;
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/DealEnded.v1.schema.json","title":"DealEnded","description":"The deal is over and everything is laid open.","x-audience":"public","type":"object","additionalProperties":false,"required":["result","totals","hands","seed"],"properties":{"result":{"enum":["won","wall-end","time-limit"],"description":"Why it ended (rules.md C14, C17, S5).","x-audience":"public"},"totals":{"$ref":"../common.schema.json#/$defs/points","description":"The four totals; they sum to zero.","x-audience":"public"},"hands":{"type":"array","items":{"type":"object","title":"FinalHand","additionalProperties":false,"required":["seat","concealed","removed"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Whose hand.","x-audience":"public"},"concealed":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"Its concealed tiles at the end.","x-audience":"public"},"removed":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"What it put out of play (rules.md B1), else empty.","x-audience":"public"}}},"minItems":4,"maxItems":4,"description":"The four hands, open.","x-audience":"public"},"seed":{"oneOf":[{"$ref":"../common.schema.json#/$defs/sha256"},{"type":"null"}],"description":"The secret seed that opens the commitment, or null.","x-audience":"public"}}};
const schema37 = {"title":"PointTotals","description":"Points of the four seats; they sum to zero (rules.md C13).","type":"array","items":{"type":"integer"},"minItems":4,"maxItems":4};
const schema41 = {"title":"Sha256","description":"A SHA-256 digest or a 256-bit secret, 64 lower-case hexadecimal digits.","type":"string","pattern":"^[0-9a-f]{64}$"};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/DealEnded.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.result === undefined) && (missing0 = "result")) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.hands === undefined) && (missing0 = "hands"))) || ((data.seed === undefined) && (missing0 = "seed"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "result") || (key0 === "totals")) || (key0 === "hands")) || (key0 === "seed"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(!(((data0 === "won") || (data0 === "wall-end")) || (data0 === "time-limit"))){
validate23.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema36.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data1 = data.totals;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 4){
validate23.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data1.length < 4){
validate23.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate23.errors = [{instancePath:instancePath+"/totals/" + i0,schemaPath:"../common.schema.json#/$defs/points/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hands !== undefined){
let data3 = data.hands;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 4){
validate23.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data3.length < 4){
validate23.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.seat === undefined) && (missing1 = "seat")) || ((data4.concealed === undefined) && (missing1 = "concealed"))) || ((data4.removed === undefined) && (missing1 = "removed"))){
validate23.errors = [{instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((key1 === "seat") || (key1 === "concealed")) || (key1 === "removed"))){
validate23.errors = [{instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.seat !== undefined){
let data5 = data4.seat;
const _errs13 = errors;
if(!((((data5 === 0) || (data5 === 1)) || (data5 === 2)) || (data5 === 3))){
validate23.errors = [{instancePath:instancePath+"/hands/" + i1+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.concealed !== undefined){
let data6 = data4.concealed;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid6 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs17 = errors;
if(!((((((((((((((((((((((((((((data7 === "1m") || (data7 === "2m")) || (data7 === "3m")) || (data7 === "4m")) || (data7 === "5m")) || (data7 === "6m")) || (data7 === "7m")) || (data7 === "8m")) || (data7 === "9m")) || (data7 === "1p")) || (data7 === "2p")) || (data7 === "3p")) || (data7 === "4p")) || (data7 === "5p")) || (data7 === "6p")) || (data7 === "7p")) || (data7 === "8p")) || (data7 === "9p")) || (data7 === "1s")) || (data7 === "2s")) || (data7 === "3s")) || (data7 === "4s")) || (data7 === "5s")) || (data7 === "6s")) || (data7 === "7s")) || (data7 === "8s")) || (data7 === "9s")) || (data7 === "R"))){
validate23.errors = [{instancePath:instancePath+"/hands/" + i1+"/concealed/" + i2,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/hands/" + i1+"/concealed",schemaPath:"#/properties/hands/items/properties/concealed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.removed !== undefined){
let data8 = data4.removed;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid8 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs21 = errors;
if(!((((((((((((((((((((((((((((data9 === "1m") || (data9 === "2m")) || (data9 === "3m")) || (data9 === "4m")) || (data9 === "5m")) || (data9 === "6m")) || (data9 === "7m")) || (data9 === "8m")) || (data9 === "9m")) || (data9 === "1p")) || (data9 === "2p")) || (data9 === "3p")) || (data9 === "4p")) || (data9 === "5p")) || (data9 === "6p")) || (data9 === "7p")) || (data9 === "8p")) || (data9 === "9p")) || (data9 === "1s")) || (data9 === "2s")) || (data9 === "3s")) || (data9 === "4s")) || (data9 === "5s")) || (data9 === "6s")) || (data9 === "7s")) || (data9 === "8s")) || (data9 === "9s")) || (data9 === "R"))){
validate23.errors = [{instancePath:instancePath+"/hands/" + i1+"/removed/" + i3,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs21 === errors;
if(!valid8){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/hands/" + i1+"/removed",schemaPath:"#/properties/hands/items/properties/removed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/hands/" + i1,schemaPath:"#/properties/hands/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data10 = data.seed;
const _errs23 = errors;
const _errs24 = errors;
let valid10 = false;
let passing0 = null;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err0 = {instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0){
valid10 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid10 = true;
passing0 = 1;
}
}
if(!valid10){
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateDealStartedV1 = validate24;
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/DealStarted.v1.schema.json","title":"DealStarted","description":"A deal begins: everything that is agreed before the first tile is seen.","x-audience":"public","type":"object","additionalProperties":false,"required":["ruleSet","table","dealNumber","dealer","seats","clock","commitment","source"],"properties":{"ruleSet":{"$ref":"../common.schema.json#/$defs/ruleSet","description":"The rule set, its version and options.","x-audience":"public"},"table":{"oneOf":[{"$ref":"../common.schema.json#/$defs/uuid"},{"type":"null"}],"description":"The table's id; null for a deal that was played at no table (simulated or imported).","x-audience":"public"},"dealNumber":{"type":"integer","minimum":1,"description":"Which deal of its table or series this is, from 1.","x-audience":"public"},"dealer":{"$ref":"../common.schema.json#/$defs/seat","description":"The dealer (rules.md C16).","x-audience":"public"},"seats":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/player"},"minItems":4,"maxItems":4,"description":"Who sits where, by seat.","x-audience":"public"},"clock":{"$ref":"../common.schema.json#/$defs/clock","description":"The time limits.","x-audience":"public"},"commitment":{"oneOf":[{"$ref":"../common.schema.json#/$defs/sha256"},{"type":"null"}],"description":"SHA-256 of the secret deal seed, published before the wall is built; null where the wall came from outside.","x-audience":"public"},"source":{"oneOf":[{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]{1,200}$"},{"type":"null"}],"description":"Where an imported deal was recorded; null for a deal played here.","x-audience":"public"}}};
const schema43 = {"title":"RuleSetRef","description":"The rule set a deal is played under, with every option that changes a result.","type":"object","additionalProperties":false,"required":["id","version","options"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,59}$","description":"The rule set's id (rules.md, first table)."},"version":{"type":"integer","minimum":1,"description":"The rule set's version; a stored deal replays under it for ever."},"options":{"title":"RuleOptions","type":"object","description":"Table options.","additionalProperties":false,"required":["fanCap"],"properties":{"fanCap":{"type":["integer","null"],"minimum":0,"maximum":20,"description":"The most fan that count (rules.md S3, B3, P3, W8); null where the set has no cap."}}}}};
const schema44 = {"title":"Uuid","description":"A UUID version 7, lower case.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"};
const schema48 = {"title":"Clock","description":"Time limits of a deal (rules.md S7, P8, W11); null is no limit.","type":"object","additionalProperties":false,"required":["dealSeconds","turnSeconds","reserveSeconds","claimSeconds","openingSeconds"],"properties":{"dealSeconds":{"type":["integer","null"],"minimum":1,"description":"Limit of the whole deal, seconds."},"turnSeconds":{"type":["integer","null"],"minimum":1,"description":"Limit of one turn, seconds."},"reserveSeconds":{"type":"integer","minimum":0,"description":"Reserve of each seat for the whole deal, seconds."},"claimSeconds":{"type":["integer","null"],"minimum":1,"description":"Limit of a claim answer, seconds."},"openingSeconds":{"type":["integer","null"],"minimum":1,"description":"Limit of a choice in the opening, seconds."}}};
const pattern5 = new RegExp("^[a-z][a-z0-9-]{0,59}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");
const pattern10 = new RegExp("^[^\\u0000-\\u001f\\u007f]{1,200}$", "u");
const schema46 = {"title":"SeatPlayer","description":"Who sits at a seat.","type":"object","additionalProperties":false,"required":["player","name","kind"],"properties":{"player":{"type":"string","pattern":"^[a-z0-9][a-z0-9:-]{0,63}$","description":"The player's id."},"name":{"$ref":"common.schema.json#/$defs/name","description":"The name on screen."},"kind":{"enum":["human","bot"],"description":"Person or bot."}}};
const schema47 = {"title":"DisplayName","description":"A name for the screen, 1 to 40 characters without control characters.","type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]{1,40}$"};
const pattern7 = new RegExp("^[a-z0-9][a-z0-9:-]{0,63}$", "u");
const pattern8 = new RegExp("^[^\\u0000-\\u001f\\u007f]{1,40}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.player === undefined) && (missing0 = "player")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.kind === undefined) && (missing0 = "kind"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "player") || (key0 === "name")) || (key0 === "kind"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.player !== undefined){
let data0 = data.player;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate25.errors = [{instancePath:instancePath+"/player",schemaPath:"#/properties/player/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9:-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9:-]{0,63}$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/player",schemaPath:"#/properties/player/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]{1,40}$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]{1,40}$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs7 = errors;
if(!((data2 === "human") || (data2 === "bot"))){
validate25.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema46.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/DealStarted.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.ruleSet === undefined) && (missing0 = "ruleSet")) || ((data.table === undefined) && (missing0 = "table"))) || ((data.dealNumber === undefined) && (missing0 = "dealNumber"))) || ((data.dealer === undefined) && (missing0 = "dealer"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.commitment === undefined) && (missing0 = "commitment"))) || ((data.source === undefined) && (missing0 = "source"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "ruleSet") || (key0 === "table")) || (key0 === "dealNumber")) || (key0 === "dealer")) || (key0 === "seats")) || (key0 === "clock")) || (key0 === "commitment")) || (key0 === "source"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ruleSet !== undefined){
let data0 = data.ruleSet;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.version === undefined) && (missing1 = "version"))) || ((data0.options === undefined) && (missing1 = "options"))){
validate24.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "options"))){
validate24.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate24.errors = [{instancePath:instancePath+"/ruleSet/id",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,59}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,59}$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/ruleSet/id",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate24.errors = [{instancePath:instancePath+"/ruleSet/version",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/ruleSet/version",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options !== undefined){
let data3 = data0.options;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.fanCap === undefined) && (missing2 = "fanCap")){
validate24.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data3){
if(!(key2 === "fanCap")){
validate24.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.fanCap !== undefined){
let data4 = data3.fanCap;
const _errs13 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate24.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/type",keyword:"type",params:{type: schema43.properties.options.properties.fanCap.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data5 = data.table;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
let passing0 = null;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err0 = {instancePath:instancePath+"/table",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/table",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs20 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealNumber !== undefined){
let data6 = data.dealNumber;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealer !== undefined){
let data7 = data.dealer;
const _errs24 = errors;
if(!((((data7 === 0) || (data7 === 1)) || (data7 === 2)) || (data7 === 3))){
validate24.errors = [{instancePath:instancePath+"/dealer",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data8 = data.seats;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data8)){
if(data8.length > 4){
validate24.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data8.length < 4){
validate24.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(!(validate25(data8[i0], {instancePath:instancePath+"/seats/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid7 = _errs28 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clock !== undefined){
let data10 = data.clock;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((((data10.dealSeconds === undefined) && (missing3 = "dealSeconds")) || ((data10.turnSeconds === undefined) && (missing3 = "turnSeconds"))) || ((data10.reserveSeconds === undefined) && (missing3 = "reserveSeconds"))) || ((data10.claimSeconds === undefined) && (missing3 = "claimSeconds"))) || ((data10.openingSeconds === undefined) && (missing3 = "openingSeconds"))){
validate24.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs32 = errors;
for(const key3 in data10){
if(!(((((key3 === "dealSeconds") || (key3 === "turnSeconds")) || (key3 === "reserveSeconds")) || (key3 === "claimSeconds")) || (key3 === "openingSeconds"))){
validate24.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs32 === errors){
if(data10.dealSeconds !== undefined){
let data11 = data10.dealSeconds;
const _errs33 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate24.errors = [{instancePath:instancePath+"/clock/dealSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/dealSeconds/type",keyword:"type",params:{type: schema48.properties.dealSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs33){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate24.errors = [{instancePath:instancePath+"/clock/dealSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/dealSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs33 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.turnSeconds !== undefined){
let data12 = data10.turnSeconds;
const _errs35 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate24.errors = [{instancePath:instancePath+"/clock/turnSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/turnSeconds/type",keyword:"type",params:{type: schema48.properties.turnSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate24.errors = [{instancePath:instancePath+"/clock/turnSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/turnSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs35 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.reserveSeconds !== undefined){
let data13 = data10.reserveSeconds;
const _errs37 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate24.errors = [{instancePath:instancePath+"/clock/reserveSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/reserveSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate24.errors = [{instancePath:instancePath+"/clock/reserveSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/reserveSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs37 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.claimSeconds !== undefined){
let data14 = data10.claimSeconds;
const _errs39 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/clock/claimSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/claimSeconds/type",keyword:"type",params:{type: schema48.properties.claimSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate24.errors = [{instancePath:instancePath+"/clock/claimSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/claimSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.openingSeconds !== undefined){
let data15 = data10.openingSeconds;
const _errs41 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate24.errors = [{instancePath:instancePath+"/clock/openingSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/openingSeconds/type",keyword:"type",params:{type: schema48.properties.openingSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs41){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate24.errors = [{instancePath:instancePath+"/clock/openingSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/openingSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commitment !== undefined){
let data16 = data.commitment;
const _errs43 = errors;
const _errs44 = errors;
let valid10 = false;
let passing1 = null;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err4 = {instancePath:instancePath+"/commitment",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/commitment",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs45 === errors;
if(_valid1){
valid10 = true;
passing1 = 0;
}
const _errs48 = errors;
if(data16 !== null){
const err6 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs48 === errors;
if(_valid1 && valid10){
valid10 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid10 = true;
passing1 = 1;
}
}
if(!valid10){
const err7 = {instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data17 = data.source;
const _errs50 = errors;
const _errs51 = errors;
let valid12 = false;
let passing2 = null;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]{1,200}$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs52 === errors;
if(_valid2){
valid12 = true;
passing2 = 0;
}
const _errs54 = errors;
if(data17 !== null){
const err10 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs54 === errors;
if(_valid2 && valid12){
valid12 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid12 = true;
passing2 = 1;
}
}
if(!valid12){
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHandLockedV1 = validate27;
const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/HandLocked.v1.schema.json","title":"HandLocked","description":"A winner shows and locks its hand and plays on (rules.md B4).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","laidAside","tiles","waits"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Whose hand.","x-audience":"public"},"laidAside":{"$ref":"../common.schema.json#/$defs/tile","description":"The winning tile, laid aside.","x-audience":"public"},"tiles":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The concealed tiles that stay locked.","x-audience":"public"},"waits":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The tiles it waits for.","x-audience":"public"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/HandLocked.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.seat === undefined) && (missing0 = "seat")) || ((data.laidAside === undefined) && (missing0 = "laidAside"))) || ((data.tiles === undefined) && (missing0 = "tiles"))) || ((data.waits === undefined) && (missing0 = "waits"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "seat") || (key0 === "laidAside")) || (key0 === "tiles")) || (key0 === "waits"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate27.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.laidAside !== undefined){
let data1 = data.laidAside;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate27.errors = [{instancePath:instancePath+"/laidAside",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiles !== undefined){
let data2 = data.tiles;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!((((((((((((((((((((((((((((data3 === "1m") || (data3 === "2m")) || (data3 === "3m")) || (data3 === "4m")) || (data3 === "5m")) || (data3 === "6m")) || (data3 === "7m")) || (data3 === "8m")) || (data3 === "9m")) || (data3 === "1p")) || (data3 === "2p")) || (data3 === "3p")) || (data3 === "4p")) || (data3 === "5p")) || (data3 === "6p")) || (data3 === "7p")) || (data3 === "8p")) || (data3 === "9p")) || (data3 === "1s")) || (data3 === "2s")) || (data3 === "3s")) || (data3 === "4s")) || (data3 === "5s")) || (data3 === "6s")) || (data3 === "7s")) || (data3 === "8s")) || (data3 === "9s")) || (data3 === "R"))){
validate27.errors = [{instancePath:instancePath+"/tiles/" + i0,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waits !== undefined){
let data4 = data.waits;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
if(!((((((((((((((((((((((((((((data5 === "1m") || (data5 === "2m")) || (data5 === "3m")) || (data5 === "4m")) || (data5 === "5m")) || (data5 === "6m")) || (data5 === "7m")) || (data5 === "8m")) || (data5 === "9m")) || (data5 === "1p")) || (data5 === "2p")) || (data5 === "3p")) || (data5 === "4p")) || (data5 === "5p")) || (data5 === "6p")) || (data5 === "7p")) || (data5 === "8p")) || (data5 === "9p")) || (data5 === "1s")) || (data5 === "2s")) || (data5 === "3s")) || (data5 === "4s")) || (data5 === "5s")) || (data5 === "6s")) || (data5 === "7s")) || (data5 === "8s")) || (data5 === "9s")) || (data5 === "R"))){
validate27.errors = [{instancePath:instancePath+"/waits/" + i1,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs12 === errors;
if(!valid5){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHandsDealtV1 = validate28;
const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/HandsDealt.v1.schema.json","title":"HandsDealt","description":"The opening hands are dealt (rules.md C3).","x-audience":"public","type":"object","additionalProperties":false,"required":["hands"],"properties":{"hands":{"type":"array","items":{"type":"object","title":"DealtHand","additionalProperties":false,"required":["seat","tiles"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Whose hand.","x-audience":"public"},"tiles":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The tiles, 14 for the dealer, 13 for the others.","x-audience":"actor","x-actors":["seat"]}}},"minItems":4,"maxItems":4,"description":"One hand a seat.","x-audience":"public"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/HandsDealt.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hands === undefined) && (missing0 = "hands")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "hands")){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hands !== undefined){
let data0 = data.hands;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 4){
validate28.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data0.length < 4){
validate28.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.seat === undefined) && (missing1 = "seat")) || ((data1.tiles === undefined) && (missing1 = "tiles"))){
validate28.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "seat") || (key1 === "tiles"))){
validate28.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.seat !== undefined){
let data2 = data1.seat;
const _errs7 = errors;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
validate28.errors = [{instancePath:instancePath+"/hands/" + i0+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tiles !== undefined){
let data3 = data1.tiles;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
if(!((((((((((((((((((((((((((((data4 === "1m") || (data4 === "2m")) || (data4 === "3m")) || (data4 === "4m")) || (data4 === "5m")) || (data4 === "6m")) || (data4 === "7m")) || (data4 === "8m")) || (data4 === "9m")) || (data4 === "1p")) || (data4 === "2p")) || (data4 === "3p")) || (data4 === "4p")) || (data4 === "5p")) || (data4 === "6p")) || (data4 === "7p")) || (data4 === "8p")) || (data4 === "9p")) || (data4 === "1s")) || (data4 === "2s")) || (data4 === "3s")) || (data4 === "4s")) || (data4 === "5s")) || (data4 === "6s")) || (data4 === "7s")) || (data4 === "8s")) || (data4 === "9s")) || (data4 === "R"))){
validate28.errors = [{instancePath:instancePath+"/hands/" + i0+"/tiles/" + i1,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/hands/" + i0+"/tiles",schemaPath:"#/properties/hands/items/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateKongMadeV1 = validate29;
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/KongMade.v1.schema.json","title":"KongMade","description":"A seat lays down a kong (rules.md C7). An added kong can still be robbed.","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","kind","tile","from"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who.","x-audience":"public"},"kind":{"enum":["concealed","exposed","added"],"description":"Which kind.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The tile.","x-audience":"public"},"from":{"oneOf":[{"$ref":"../common.schema.json#/$defs/seat"},{"type":"null"}],"description":"Who discarded it, for an exposed kong; else null.","x-audience":"public"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/KongMade.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.seat === undefined) && (missing0 = "seat")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.from === undefined) && (missing0 = "from"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "seat") || (key0 === "kind")) || (key0 === "tile")) || (key0 === "from"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate29.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(!(((data1 === "concealed") || (data1 === "exposed")) || (data1 === "added"))){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema58.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data2 = data.tile;
const _errs5 = errors;
if(!((((((((((((((((((((((((((((data2 === "1m") || (data2 === "2m")) || (data2 === "3m")) || (data2 === "4m")) || (data2 === "5m")) || (data2 === "6m")) || (data2 === "7m")) || (data2 === "8m")) || (data2 === "9m")) || (data2 === "1p")) || (data2 === "2p")) || (data2 === "3p")) || (data2 === "4p")) || (data2 === "5p")) || (data2 === "6p")) || (data2 === "7p")) || (data2 === "8p")) || (data2 === "9p")) || (data2 === "1s")) || (data2 === "2s")) || (data2 === "3s")) || (data2 === "4s")) || (data2 === "5s")) || (data2 === "6s")) || (data2 === "7s")) || (data2 === "8s")) || (data2 === "9s")) || (data2 === "R"))){
validate29.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data3 = data.from;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
let passing0 = null;
const _errs9 = errors;
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
const err0 = {instancePath:instancePath+"/from",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate29.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateKongRobbedV1 = validate30;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/KongRobbed.v1.schema.json","title":"KongRobbed","description":"An added kong is robbed: the pung stays a pung, the tile goes to the winners (rules.md C8).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tile","by"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Whose kong it was.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The tile.","x-audience":"public"},"by":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/seat"},"description":"Who wins on it, in turn order from the konger.","x-audience":"public"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/KongRobbed.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.seat === undefined) && (missing0 = "seat")) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.by === undefined) && (missing0 = "by"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "seat") || (key0 === "tile")) || (key0 === "by"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate30.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data1 = data.tile;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate30.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data2 = data.by;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate30.errors = [{instancePath:instancePath+"/by/" + i0,schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePointsPaidV1 = validate31;
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/PointsPaid.v1.schema.json","title":"PointsPaid","description":"Points move between seats, for one reason.","x-audience":"public","type":"object","additionalProperties":false,"required":["reason","seat","tile","payments"],"properties":{"reason":{"enum":["win","kong","kong-transfer","flower-pig","not-ready","kong-refund"],"description":"Why.","x-audience":"public"},"seat":{"oneOf":[{"$ref":"../common.schema.json#/$defs/seat"},{"type":"null"}],"description":"Whose win or kong it is about; null for the checks at the wall's end.","x-audience":"public"},"tile":{"oneOf":[{"$ref":"../common.schema.json#/$defs/tile"},{"type":"null"}],"description":"The winning tile or the kong's tile; null for the checks at the wall's end.","x-audience":"public"},"payments":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/payment"},"description":"The payments, one a row.","x-audience":"public"}}};
const schema69 = {"title":"Payment","description":"One payment between two seats.","type":"object","additionalProperties":false,"required":["from","to","points"],"properties":{"from":{"$ref":"common.schema.json#/$defs/seat","description":"The seat that pays."},"to":{"$ref":"common.schema.json#/$defs/seat","description":"The seat that is paid."},"points":{"type":"integer","minimum":1,"description":"Points that move, more than zero."}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.points === undefined) && (missing0 = "points"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "points"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate32.errors = [{instancePath:instancePath+"/from",schemaPath:"common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
validate32.errors = [{instancePath:instancePath+"/to",schemaPath:"common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.points !== undefined){
let data2 = data.points;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/PointsPaid.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.reason === undefined) && (missing0 = "reason")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.payments === undefined) && (missing0 = "payments"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "reason") || (key0 === "seat")) || (key0 === "tile")) || (key0 === "payments"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(!((((((data0 === "win") || (data0 === "kong")) || (data0 === "kong-transfer")) || (data0 === "flower-pig")) || (data0 === "not-ready")) || (data0 === "kong-refund"))){
validate31.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema66.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data1 = data.seat;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
const err0 = {instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err2 = {instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data2 = data.tile;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
let passing1 = null;
const _errs11 = errors;
if(!((((((((((((((((((((((((((((data2 === "1m") || (data2 === "2m")) || (data2 === "3m")) || (data2 === "4m")) || (data2 === "5m")) || (data2 === "6m")) || (data2 === "7m")) || (data2 === "8m")) || (data2 === "9m")) || (data2 === "1p")) || (data2 === "2p")) || (data2 === "3p")) || (data2 === "4p")) || (data2 === "5p")) || (data2 === "6p")) || (data2 === "7p")) || (data2 === "8p")) || (data2 === "9p")) || (data2 === "1s")) || (data2 === "2s")) || (data2 === "3s")) || (data2 === "4s")) || (data2 === "5s")) || (data2 === "6s")) || (data2 === "7s")) || (data2 === "8s")) || (data2 === "9s")) || (data2 === "R"))){
const err3 = {instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/tile",schemaPath:"#/properties/tile/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/tile",schemaPath:"#/properties/tile/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payments !== undefined){
let data3 = data.payments;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data3)){
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate32(data3[i0], {instancePath:instancePath+"/payments/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePungClaimedV1 = validate34;
const schema72 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/PungClaimed.v1.schema.json","title":"PungClaimed","description":"A seat takes a discard for a pung.","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tile","from"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who claims.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The tile.","x-audience":"public"},"from":{"$ref":"../common.schema.json#/$defs/seat","description":"Who discarded it.","x-audience":"public"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/PungClaimed.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.seat === undefined) && (missing0 = "seat")) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.from === undefined) && (missing0 = "from"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "seat") || (key0 === "tile")) || (key0 === "from"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate34.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data1 = data.tile;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate34.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
validate34.errors = [{instancePath:instancePath+"/from",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateReadyAnnouncedV1 = validate35;
const schema76 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/ReadyAnnounced.v1.schema.json","title":"ReadyAnnounced","description":"A seat announces that its hand is ready (rules.md W6).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who announces.","x-audience":"public"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/ReadyAnnounced.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.seat === undefined) && (missing0 = "seat")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "seat")){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate35.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSwapChosenV1 = validate36;
const schema78 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/SwapChosen.v1.schema.json","title":"SwapChosen","description":"A seat has chosen the three tiles it passes on (rules.md S1, W2).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tiles"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who chose.","x-audience":"public"},"tiles":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"minItems":3,"maxItems":3,"description":"Three tiles of one suit.","x-audience":"actor","x-actors":["seat"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/SwapChosen.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.seat === undefined) && (missing0 = "seat")) || ((data.tiles === undefined) && (missing0 = "tiles"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seat") || (key0 === "tiles"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate36.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiles !== undefined){
let data1 = data.tiles;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 3){
validate36.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data1.length < 3){
validate36.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!((((((((((((((((((((((((((((data2 === "1m") || (data2 === "2m")) || (data2 === "3m")) || (data2 === "4m")) || (data2 === "5m")) || (data2 === "6m")) || (data2 === "7m")) || (data2 === "8m")) || (data2 === "9m")) || (data2 === "1p")) || (data2 === "2p")) || (data2 === "3p")) || (data2 === "4p")) || (data2 === "5p")) || (data2 === "6p")) || (data2 === "7p")) || (data2 === "8p")) || (data2 === "9p")) || (data2 === "1s")) || (data2 === "2s")) || (data2 === "3s")) || (data2 === "4s")) || (data2 === "5s")) || (data2 === "6s")) || (data2 === "7s")) || (data2 === "8s")) || (data2 === "9s")) || (data2 === "R"))){
validate36.errors = [{instancePath:instancePath+"/tiles/" + i0,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSwapDirectionDrawnV1 = validate37;
const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/SwapDirectionDrawn.v1.schema.json","title":"SwapDirectionDrawn","description":"The direction of the swap is drawn (rules.md S1, W2).","x-audience":"public","type":"object","additionalProperties":false,"required":["direction","die"],"properties":{"direction":{"enum":["left","across","right"],"description":"Where every seat's tiles go: right is to the seat that plays next.","x-audience":"public"},"die":{"enum":[1,2,3,4,5,6,null],"description":"The die the dealer rolled, where the rule set has one.","x-audience":"public"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/SwapDirectionDrawn.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.direction === undefined) && (missing0 = "direction")) || ((data.die === undefined) && (missing0 = "die"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "direction") || (key0 === "die"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.direction !== undefined){
let data0 = data.direction;
const _errs2 = errors;
if(!(((data0 === "left") || (data0 === "across")) || (data0 === "right"))){
validate37.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema81.properties.direction.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.die !== undefined){
let data1 = data.die;
const _errs3 = errors;
if(!(((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === null))){
validate37.errors = [{instancePath:instancePath+"/die",schemaPath:"#/properties/die/enum",keyword:"enum",params:{allowedValues: schema81.properties.die.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTileDiscardedV1 = validate38;
const schema82 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/TileDiscarded.v1.schema.json","title":"TileDiscarded","description":"A seat discards.","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tile","drawn"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who discards.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The tile.","x-audience":"public"},"drawn":{"type":"boolean","description":"Whether it is the tile just drawn.","x-audience":"public"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/TileDiscarded.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.seat === undefined) && (missing0 = "seat")) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.drawn === undefined) && (missing0 = "drawn"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "seat") || (key0 === "tile")) || (key0 === "drawn"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate38.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data1 = data.tile;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate38.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drawn !== undefined){
const _errs6 = errors;
if(typeof data.drawn !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTileDrawnV1 = validate39;
const schema85 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/TileDrawn.v1.schema.json","title":"TileDrawn","description":"A seat draws a tile (rules.md C4, C7).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tile","end","replacement"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who draws.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The tile.","x-audience":"actor","x-actors":["seat"]},"end":{"enum":["front","back"],"description":"Which end of the wall it came from.","x-audience":"public"},"replacement":{"type":"boolean","description":"Whether it replaces a kong's fourth tile.","x-audience":"public"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/TileDrawn.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.seat === undefined) && (missing0 = "seat")) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.end === undefined) && (missing0 = "end"))) || ((data.replacement === undefined) && (missing0 = "replacement"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "seat") || (key0 === "tile")) || (key0 === "end")) || (key0 === "replacement"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate39.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data1 = data.tile;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate39.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
let data2 = data.end;
const _errs6 = errors;
if(!((data2 === "front") || (data2 === "back"))){
validate39.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/enum",keyword:"enum",params:{allowedValues: schema85.properties.end.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replacement !== undefined){
const _errs7 = errors;
if(typeof data.replacement !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/replacement",schemaPath:"#/properties/replacement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTilesRemovedV1 = validate40;
const schema88 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/TilesRemoved.v1.schema.json","title":"TilesRemoved","description":"A seat has put three tiles of one suit out of play, face down (rules.md B1).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tiles"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who.","x-audience":"public"},"tiles":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"minItems":3,"maxItems":3,"description":"Three tiles of one suit, face down until the deal ends.","x-audience":"actor","x-actors":["seat"]}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/TilesRemoved.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.seat === undefined) && (missing0 = "seat")) || ((data.tiles === undefined) && (missing0 = "tiles"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seat") || (key0 === "tiles"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate40.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tiles !== undefined){
let data1 = data.tiles;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 3){
validate40.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data1.length < 3){
validate40.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!((((((((((((((((((((((((((((data2 === "1m") || (data2 === "2m")) || (data2 === "3m")) || (data2 === "4m")) || (data2 === "5m")) || (data2 === "6m")) || (data2 === "7m")) || (data2 === "8m")) || (data2 === "9m")) || (data2 === "1p")) || (data2 === "2p")) || (data2 === "3p")) || (data2 === "4p")) || (data2 === "5p")) || (data2 === "6p")) || (data2 === "7p")) || (data2 === "8p")) || (data2 === "9p")) || (data2 === "1s")) || (data2 === "2s")) || (data2 === "3s")) || (data2 === "4s")) || (data2 === "5s")) || (data2 === "6s")) || (data2 === "7s")) || (data2 === "8s")) || (data2 === "9s")) || (data2 === "R"))){
validate40.errors = [{instancePath:instancePath+"/tiles/" + i0,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTilesSwappedV1 = validate41;
const schema91 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/TilesSwapped.v1.schema.json","title":"TilesSwapped","description":"All four exchanges happen at once (rules.md S1).","x-audience":"public","type":"object","additionalProperties":false,"required":["moves"],"properties":{"moves":{"type":"array","items":{"type":"object","title":"SwapMove","additionalProperties":false,"required":["from","to","tiles"],"properties":{"from":{"$ref":"../common.schema.json#/$defs/seat","description":"Who gives.","x-audience":"public"},"to":{"$ref":"../common.schema.json#/$defs/seat","description":"Who takes.","x-audience":"public"},"tiles":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"minItems":3,"maxItems":3,"description":"The tiles, known to giver and taker.","x-audience":"actor","x-actors":["from","to"]}}},"minItems":4,"maxItems":4,"description":"One move a seat.","x-audience":"public"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/TilesSwapped.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.moves === undefined) && (missing0 = "moves")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "moves")){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.moves !== undefined){
let data0 = data.moves;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 4){
validate41.errors = [{instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data0.length < 4){
validate41.errors = [{instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.from === undefined) && (missing1 = "from")) || ((data1.to === undefined) && (missing1 = "to"))) || ((data1.tiles === undefined) && (missing1 = "tiles"))){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "from") || (key1 === "to")) || (key1 === "tiles"))){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0,schemaPath:"#/properties/moves/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.from !== undefined){
let data2 = data1.from;
const _errs7 = errors;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/from",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.to !== undefined){
let data3 = data1.to;
const _errs9 = errors;
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/to",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tiles !== undefined){
let data4 = data1.tiles;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 3){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/tiles",schemaPath:"#/properties/moves/items/properties/tiles/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data4.length < 3){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/tiles",schemaPath:"#/properties/moves/items/properties/tiles/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(!((((((((((((((((((((((((((((data5 === "1m") || (data5 === "2m")) || (data5 === "3m")) || (data5 === "4m")) || (data5 === "5m")) || (data5 === "6m")) || (data5 === "7m")) || (data5 === "8m")) || (data5 === "9m")) || (data5 === "1p")) || (data5 === "2p")) || (data5 === "3p")) || (data5 === "4p")) || (data5 === "5p")) || (data5 === "6p")) || (data5 === "7p")) || (data5 === "8p")) || (data5 === "9p")) || (data5 === "1s")) || (data5 === "2s")) || (data5 === "3s")) || (data5 === "4s")) || (data5 === "5s")) || (data5 === "6s")) || (data5 === "7s")) || (data5 === "8s")) || (data5 === "9s")) || (data5 === "R"))){
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/tiles/" + i1,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/moves/" + i0+"/tiles",schemaPath:"#/properties/moves/items/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/moves/" + i0,schemaPath:"#/properties/moves/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTurnTimedOutV1 = validate42;
const schema95 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/TurnTimedOut.v1.schema.json","title":"TurnTimedOut","description":"A seat ran out of time; the next events of this seat are what was played for it (rules.md C18, P9).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","played","by"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who ran out of time.","x-audience":"public"},"played":{"enum":["swap","remove","void","discard","kong","win"],"description":"What was played for it.","x-audience":"public"},"by":{"enum":["bot","rule"],"description":"Who decided it: a bot from the seat's own view, or the rule set's fixed rule.","x-audience":"public"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/TurnTimedOut.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.seat === undefined) && (missing0 = "seat")) || ((data.played === undefined) && (missing0 = "played"))) || ((data.by === undefined) && (missing0 = "by"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "seat") || (key0 === "played")) || (key0 === "by"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate42.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.played !== undefined){
let data1 = data.played;
const _errs4 = errors;
if(!((((((data1 === "swap") || (data1 === "remove")) || (data1 === "void")) || (data1 === "discard")) || (data1 === "kong")) || (data1 === "win"))){
validate42.errors = [{instancePath:instancePath+"/played",schemaPath:"#/properties/played/enum",keyword:"enum",params:{allowedValues: schema95.properties.played.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data2 = data.by;
const _errs5 = errors;
if(!((data2 === "bot") || (data2 === "rule"))){
validate42.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema95.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateVoidSuitChosenV1 = validate43;
const schema97 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/VoidSuitChosen.v1.schema.json","title":"VoidSuitChosen","description":"A seat has chosen its void suit (rules.md V1).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","suit"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who chose.","x-audience":"public"},"suit":{"$ref":"../common.schema.json#/$defs/suit","description":"The suit; known to others once all four have chosen.","x-audience":"actor","x-actors":["seat"]}}};
const schema99 = {"title":"EventSuit","description":"A suit: m characters, p dots, s bamboo.","enum":["m","p","s"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/VoidSuitChosen.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.seat === undefined) && (missing0 = "seat")) || ((data.suit === undefined) && (missing0 = "suit"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seat") || (key0 === "suit"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate43.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suit !== undefined){
let data1 = data.suit;
const _errs4 = errors;
if(!(((data1 === "m") || (data1 === "p")) || (data1 === "s"))){
validate43.errors = [{instancePath:instancePath+"/suit",schemaPath:"../common.schema.json#/$defs/suit/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateVoidSuitsDeclaredV1 = validate44;
const schema100 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/VoidSuitsDeclared.v1.schema.json","title":"VoidSuitsDeclared","description":"All four have chosen; the void suits are shown at once (rules.md V1).","x-audience":"public","type":"object","additionalProperties":false,"required":["suits"],"properties":{"suits":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/suit"},"minItems":4,"maxItems":4,"description":"The void suit of each seat.","x-audience":"public"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/VoidSuitsDeclared.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.suits === undefined) && (missing0 = "suits")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "suits")){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.suits !== undefined){
let data0 = data.suits;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 4){
validate44.errors = [{instancePath:instancePath+"/suits",schemaPath:"#/properties/suits/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data0.length < 4){
validate44.errors = [{instancePath:instancePath+"/suits",schemaPath:"#/properties/suits/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((data1 === "m") || (data1 === "p")) || (data1 === "s"))){
validate44.errors = [{instancePath:instancePath+"/suits/" + i0,schemaPath:"../common.schema.json#/$defs/suit/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/suits",schemaPath:"#/properties/suits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateWallBuiltV1 = validate45;
const schema102 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/WallBuilt.v1.schema.json","title":"WallBuilt","description":"The wall is shuffled and stands (rules.md C3). Hidden until the deal ends.","x-audience":"public","type":"object","additionalProperties":false,"required":["wall","birds","seed","clientSeeds"],"properties":{"wall":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The live wall in order: dealt and drawn from the front, replacement tiles from the back.","x-audience":"afterDeal"},"birds":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/tile"},"description":"The tiles set aside unseen (rules.md R2); empty in other rule sets.","x-audience":"afterDeal"},"seed":{"oneOf":[{"$ref":"../common.schema.json#/$defs/sha256"},{"type":"null"}],"description":"The secret deal seed that opens the commitment; null where the wall came from outside.","x-audience":"afterDeal"},"clientSeeds":{"type":"array","items":{"oneOf":[{"$ref":"../common.schema.json#/$defs/sha256"},{"type":"null"}]},"minItems":4,"maxItems":4,"description":"What each seat added to the seed after the commitment, or null.","x-audience":"public"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/WallBuilt.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.wall === undefined) && (missing0 = "wall")) || ((data.birds === undefined) && (missing0 = "birds"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.clientSeeds === undefined) && (missing0 = "clientSeeds"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "wall") || (key0 === "birds")) || (key0 === "seed")) || (key0 === "clientSeeds"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.wall !== undefined){
let data0 = data.wall;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate45.errors = [{instancePath:instancePath+"/wall/" + i0,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/wall",schemaPath:"#/properties/wall/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birds !== undefined){
let data2 = data.birds;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!((((((((((((((((((((((((((((data3 === "1m") || (data3 === "2m")) || (data3 === "3m")) || (data3 === "4m")) || (data3 === "5m")) || (data3 === "6m")) || (data3 === "7m")) || (data3 === "8m")) || (data3 === "9m")) || (data3 === "1p")) || (data3 === "2p")) || (data3 === "3p")) || (data3 === "4p")) || (data3 === "5p")) || (data3 === "6p")) || (data3 === "7p")) || (data3 === "8p")) || (data3 === "9p")) || (data3 === "1s")) || (data3 === "2s")) || (data3 === "3s")) || (data3 === "4s")) || (data3 === "5s")) || (data3 === "6s")) || (data3 === "7s")) || (data3 === "8s")) || (data3 === "9s")) || (data3 === "R"))){
validate45.errors = [{instancePath:instancePath+"/birds/" + i1,schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/birds",schemaPath:"#/properties/birds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data4 = data.seed;
const _errs10 = errors;
const _errs11 = errors;
let valid5 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err0 = {instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientSeeds !== undefined){
let data5 = data.clientSeeds;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data5)){
if(data5.length > 4){
validate45.errors = [{instancePath:instancePath+"/clientSeeds",schemaPath:"#/properties/clientSeeds/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data5.length < 4){
validate45.errors = [{instancePath:instancePath+"/clientSeeds",schemaPath:"#/properties/clientSeeds/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid7 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs19 = errors;
const _errs20 = errors;
let valid8 = false;
let passing1 = null;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err4 = {instancePath:instancePath+"/clientSeeds/" + i2,schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/clientSeeds/" + i2,schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs21 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs24 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/clientSeeds/" + i2,schemaPath:"#/properties/clientSeeds/items/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs24 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err7 = {instancePath:instancePath+"/clientSeeds/" + i2,schemaPath:"#/properties/clientSeeds/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs19 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/clientSeeds",schemaPath:"#/properties/clientSeeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateWinDeclaredV1 = validate46;
const schema107 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"deal/WinDeclared.v1.schema.json","title":"WinDeclared","description":"A seat wins. Its concealed tiles stay closed until the deal ends (rules.md C15b).","x-audience":"public","type":"object","additionalProperties":false,"required":["seat","tile","from","by","reading","fans","fan","points"],"properties":{"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Who wins.","x-audience":"public"},"tile":{"$ref":"../common.schema.json#/$defs/tile","description":"The winning tile.","x-audience":"public"},"from":{"oneOf":[{"$ref":"../common.schema.json#/$defs/seat"},{"type":"null"}],"description":"Who discarded it or added it to a pung; null for a self-draw.","x-audience":"public"},"by":{"enum":["self-draw","discard","rob"],"description":"How.","x-audience":"public"},"reading":{"$ref":"../common.schema.json#/$defs/reading","description":"The reading with the most fan (rules.md C11).","x-audience":"actor","x-actors":["seat"]},"fans":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/fan"},"description":"Each fan that counts.","x-audience":"public"},"fan":{"type":"integer","minimum":0,"description":"Their sum before the cap.","x-audience":"public"},"points":{"type":"integer","minimum":1,"description":"What each payer pays.","x-audience":"public"}}};
const schema115 = {"title":"ScoredFan","description":"One fan of a scored win.","type":"object","additionalProperties":false,"required":["name","fan"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z-]{0,39}$","description":"The fan's name in the rule set's table, for example full-flush."},"fan":{"type":"integer","minimum":0,"description":"How many fan it adds (roots are added up)."}}};
const schema111 = {"title":"EventReading","description":"How the winning tiles are read (rules.md C10, C11).","oneOf":[{"type":"object","title":"StandardReading","additionalProperties":false,"required":["kind","sets","pair","pairWilds"],"properties":{"kind":{"const":"standard","description":"Sets and a pair."},"sets":{"type":"array","description":"The concealed sets; declared melds are not repeated.","items":{"type":"object","title":"ReadingSet","additionalProperties":false,"required":["kind","tile","wilds"],"properties":{"kind":{"enum":["sequence","triplet"],"description":"Three in a row or three alike."},"tile":{"$ref":"common.schema.json#/$defs/tile","description":"The lowest tile of a sequence, the tile of a triplet."},"wilds":{"type":"integer","minimum":0,"maximum":3,"description":"How many of its tiles are wild red dragons."}}}},"pair":{"$ref":"common.schema.json#/$defs/tile","description":"The tile of the pair."},"pairWilds":{"type":"integer","minimum":0,"maximum":2,"description":"How many tiles of the pair are wild red dragons."}}},{"type":"object","title":"SevenPairsReading","additionalProperties":false,"required":["kind","pairs","wilds"],"properties":{"kind":{"const":"seven-pairs","description":"Seven pairs."},"pairs":{"type":"array","description":"The seven pairs in tile order; four identical tiles stand twice.","items":{"$ref":"common.schema.json#/$defs/tile"}},"wilds":{"type":"integer","minimum":0,"maximum":4,"description":"How many of the tiles are wild red dragons."}}},{"type":"object","title":"FourRedsReading","additionalProperties":false,"required":["kind"],"properties":{"kind":{"const":"four-reds","description":"Four wild red dragons in hand, whatever the rest is (rules.md R3)."}}}]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.sets === undefined) && (missing0 = "sets"))) || ((data.pair === undefined) && (missing0 = "pair"))) || ((data.pairWilds === undefined) && (missing0 = "pairWilds"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "sets")) || (key0 === "pair")) || (key0 === "pairWilds"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.kind !== undefined){
const _errs4 = errors;
if("standard" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "standard"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sets !== undefined){
let data1 = data.sets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.kind === undefined) && (missing1 = "kind")) || ((data2.tile === undefined) && (missing1 = "tile"))) || ((data2.wilds === undefined) && (missing1 = "wilds"))){
const err3 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/oneOf/0/properties/sets/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((key1 === "kind") || (key1 === "tile")) || (key1 === "wilds"))){
const err4 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/oneOf/0/properties/sets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data2.kind !== undefined){
let data3 = data2.kind;
const _errs10 = errors;
if(!((data3 === "sequence") || (data3 === "triplet"))){
const err5 = {instancePath:instancePath+"/sets/" + i0+"/kind",schemaPath:"#/oneOf/0/properties/sets/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema111.oneOf[0].properties.sets.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.tile !== undefined){
let data4 = data2.tile;
const _errs11 = errors;
if(!((((((((((((((((((((((((((((data4 === "1m") || (data4 === "2m")) || (data4 === "3m")) || (data4 === "4m")) || (data4 === "5m")) || (data4 === "6m")) || (data4 === "7m")) || (data4 === "8m")) || (data4 === "9m")) || (data4 === "1p")) || (data4 === "2p")) || (data4 === "3p")) || (data4 === "4p")) || (data4 === "5p")) || (data4 === "6p")) || (data4 === "7p")) || (data4 === "8p")) || (data4 === "9p")) || (data4 === "1s")) || (data4 === "2s")) || (data4 === "3s")) || (data4 === "4s")) || (data4 === "5s")) || (data4 === "6s")) || (data4 === "7s")) || (data4 === "8s")) || (data4 === "9s")) || (data4 === "R"))){
const err6 = {instancePath:instancePath+"/sets/" + i0+"/tile",schemaPath:"common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.wilds !== undefined){
let data5 = data2.wilds;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/sets/" + i0+"/wilds",schemaPath:"#/oneOf/0/properties/sets/items/properties/wilds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 3 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/sets/" + i0+"/wilds",schemaPath:"#/oneOf/0/properties/sets/items/properties/wilds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/sets/" + i0+"/wilds",schemaPath:"#/oneOf/0/properties/sets/items/properties/wilds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/sets/" + i0,schemaPath:"#/oneOf/0/properties/sets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/sets",schemaPath:"#/oneOf/0/properties/sets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pair !== undefined){
let data6 = data.pair;
const _errs15 = errors;
if(!((((((((((((((((((((((((((((data6 === "1m") || (data6 === "2m")) || (data6 === "3m")) || (data6 === "4m")) || (data6 === "5m")) || (data6 === "6m")) || (data6 === "7m")) || (data6 === "8m")) || (data6 === "9m")) || (data6 === "1p")) || (data6 === "2p")) || (data6 === "3p")) || (data6 === "4p")) || (data6 === "5p")) || (data6 === "6p")) || (data6 === "7p")) || (data6 === "8p")) || (data6 === "9p")) || (data6 === "1s")) || (data6 === "2s")) || (data6 === "3s")) || (data6 === "4s")) || (data6 === "5s")) || (data6 === "6s")) || (data6 === "7s")) || (data6 === "8s")) || (data6 === "9s")) || (data6 === "R"))){
const err12 = {instancePath:instancePath+"/pair",schemaPath:"common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pairWilds !== undefined){
let data7 = data.pairWilds;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/pairWilds",schemaPath:"#/oneOf/0/properties/pairWilds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/pairWilds",schemaPath:"#/oneOf/0/properties/pairWilds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/pairWilds",schemaPath:"#/oneOf/0/properties/pairWilds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.kind === undefined) && (missing2 = "kind")) || ((data.pairs === undefined) && (missing2 = "pairs"))) || ((data.wilds === undefined) && (missing2 = "wilds"))){
const err17 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
const _errs21 = errors;
for(const key2 in data){
if(!(((key2 === "kind") || (key2 === "pairs")) || (key2 === "wilds"))){
const err18 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
}
if(_errs21 === errors){
if(data.kind !== undefined){
const _errs22 = errors;
if("seven-pairs" !== data.kind){
const err19 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "seven-pairs"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.pairs !== undefined){
let data9 = data.pairs;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
var valid7 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs25 = errors;
if(!((((((((((((((((((((((((((((data10 === "1m") || (data10 === "2m")) || (data10 === "3m")) || (data10 === "4m")) || (data10 === "5m")) || (data10 === "6m")) || (data10 === "7m")) || (data10 === "8m")) || (data10 === "9m")) || (data10 === "1p")) || (data10 === "2p")) || (data10 === "3p")) || (data10 === "4p")) || (data10 === "5p")) || (data10 === "6p")) || (data10 === "7p")) || (data10 === "8p")) || (data10 === "9p")) || (data10 === "1s")) || (data10 === "2s")) || (data10 === "3s")) || (data10 === "4s")) || (data10 === "5s")) || (data10 === "6s")) || (data10 === "7s")) || (data10 === "8s")) || (data10 === "9s")) || (data10 === "R"))){
const err20 = {instancePath:instancePath+"/pairs/" + i1,schemaPath:"common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
const err21 = {instancePath:instancePath+"/pairs",schemaPath:"#/oneOf/1/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.wilds !== undefined){
let data11 = data.wilds;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/wilds",schemaPath:"#/oneOf/1/properties/wilds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 4 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/wilds",schemaPath:"#/oneOf/1/properties/wilds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/wilds",schemaPath:"#/oneOf/1/properties/wilds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs29 = errors;
if(errors === _errs29){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
const err26 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
const _errs31 = errors;
for(const key3 in data){
if(!(key3 === "kind")){
const err27 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
}
if(_errs31 === errors){
if(data.kind !== undefined){
if("four-reds" !== data.kind){
const err28 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "four-reds"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err30 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate47.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern13 = new RegExp("^[a-z][a-z-]{0,39}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deal/WinDeclared.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.seat === undefined) && (missing0 = "seat")) || ((data.tile === undefined) && (missing0 = "tile"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.reading === undefined) && (missing0 = "reading"))) || ((data.fans === undefined) && (missing0 = "fans"))) || ((data.fan === undefined) && (missing0 = "fan"))) || ((data.points === undefined) && (missing0 = "points"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "seat") || (key0 === "tile")) || (key0 === "from")) || (key0 === "by")) || (key0 === "reading")) || (key0 === "fans")) || (key0 === "fan")) || (key0 === "points"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
const _errs2 = errors;
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate46.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tile !== undefined){
let data1 = data.tile;
const _errs4 = errors;
if(!((((((((((((((((((((((((((((data1 === "1m") || (data1 === "2m")) || (data1 === "3m")) || (data1 === "4m")) || (data1 === "5m")) || (data1 === "6m")) || (data1 === "7m")) || (data1 === "8m")) || (data1 === "9m")) || (data1 === "1p")) || (data1 === "2p")) || (data1 === "3p")) || (data1 === "4p")) || (data1 === "5p")) || (data1 === "6p")) || (data1 === "7p")) || (data1 === "8p")) || (data1 === "9p")) || (data1 === "1s")) || (data1 === "2s")) || (data1 === "3s")) || (data1 === "4s")) || (data1 === "5s")) || (data1 === "6s")) || (data1 === "7s")) || (data1 === "8s")) || (data1 === "9s")) || (data1 === "R"))){
validate46.errors = [{instancePath:instancePath+"/tile",schemaPath:"../common.schema.json#/$defs/tile/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = false;
let passing0 = null;
const _errs8 = errors;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
const err0 = {instancePath:instancePath+"/from",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data3 = data.by;
const _errs12 = errors;
if(!(((data3 === "self-draw") || (data3 === "discard")) || (data3 === "rob"))){
validate46.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema107.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reading !== undefined){
const _errs13 = errors;
if(!(validate47(data.reading, {instancePath:instancePath+"/reading",parentData:data,parentDataProperty:"reading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fans !== undefined){
let data5 = data.fans;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.name === undefined) && (missing1 = "name")) || ((data6.fan === undefined) && (missing1 = "fan"))){
validate46.errors = [{instancePath:instancePath+"/fans/" + i0,schemaPath:"../common.schema.json#/$defs/fan/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data6){
if(!((key1 === "name") || (key1 === "fan"))){
validate46.errors = [{instancePath:instancePath+"/fans/" + i0,schemaPath:"../common.schema.json#/$defs/fan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
validate46.errors = [{instancePath:instancePath+"/fans/" + i0+"/name",schemaPath:"../common.schema.json#/$defs/fan/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z-]{0,39}$"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/fans/" + i0+"/name",schemaPath:"../common.schema.json#/$defs/fan/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.fan !== undefined){
let data8 = data6.fan;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate46.errors = [{instancePath:instancePath+"/fans/" + i0+"/fan",schemaPath:"../common.schema.json#/$defs/fan/properties/fan/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate46.errors = [{instancePath:instancePath+"/fans/" + i0+"/fan",schemaPath:"../common.schema.json#/$defs/fan/properties/fan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/fans/" + i0,schemaPath:"../common.schema.json#/$defs/fan/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/fans",schemaPath:"#/properties/fans/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fan !== undefined){
let data9 = data.fan;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate46.errors = [{instancePath:instancePath+"/fan",schemaPath:"#/properties/fan/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate46.errors = [{instancePath:instancePath+"/fan",schemaPath:"#/properties/fan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.points !== undefined){
let data10 = data.points;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate46.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate46.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateClientSeedAddedV1 = validate49;
const schema116 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/ClientSeedAdded.v1.schema.json","title":"ClientSeedAdded","description":"A seat adds to the seed of the deal that comes, once: what it adds was not known when the secret was drawn.","x-audience":"public","type":"object","additionalProperties":false,"required":["deal","seat","seed"],"properties":{"deal":{"$ref":"../common.schema.json#/$defs/uuid","description":"The id of the deal that comes.","x-audience":"public"},"seat":{"$ref":"../common.schema.json#/$defs/seat","description":"Whose it is.","x-audience":"public"},"seed":{"$ref":"../common.schema.json#/$defs/sha256","description":"What the seat adds.","x-audience":"public"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/ClientSeedAdded.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.deal === undefined) && (missing0 = "deal")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.seed === undefined) && (missing0 = "seed"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "deal") || (key0 === "seat")) || (key0 === "seed"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deal !== undefined){
let data0 = data.deal;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate49.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data1 = data.seat;
const _errs5 = errors;
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
validate49.errors = [{instancePath:instancePath+"/seat",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data2 = data.seed;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate49.errors = [{instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/seed",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateDealClosedV1 = validate50;
const schema120 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/DealClosed.v1.schema.json","title":"DealClosed","description":"A deal of the table is over.","x-audience":"public","type":"object","additionalProperties":false,"required":["deal","dealNumber","result","totals","nextDealer"],"properties":{"deal":{"$ref":"../common.schema.json#/$defs/uuid","description":"The deal's id.","x-audience":"public"},"dealNumber":{"type":"integer","minimum":1,"description":"Its number.","x-audience":"public"},"result":{"enum":["won","wall-end","time-limit"],"description":"How it ended.","x-audience":"public"},"totals":{"$ref":"../common.schema.json#/$defs/points","description":"The four totals.","x-audience":"public"},"nextDealer":{"$ref":"../common.schema.json#/$defs/seat","description":"Who deals next (rules.md C16).","x-audience":"public"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/DealClosed.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.deal === undefined) && (missing0 = "deal")) || ((data.dealNumber === undefined) && (missing0 = "dealNumber"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.nextDealer === undefined) && (missing0 = "nextDealer"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "deal") || (key0 === "dealNumber")) || (key0 === "result")) || (key0 === "totals")) || (key0 === "nextDealer"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deal !== undefined){
let data0 = data.deal;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate50.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealNumber !== undefined){
let data1 = data.dealNumber;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate50.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs7 = errors;
if(!(((data2 === "won") || (data2 === "wall-end")) || (data2 === "time-limit"))){
validate50.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema120.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data3 = data.totals;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 4){
validate50.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data3.length < 4){
validate50.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate50.errors = [{instancePath:instancePath+"/totals/" + i0,schemaPath:"../common.schema.json#/$defs/points/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/totals",schemaPath:"../common.schema.json#/$defs/points/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextDealer !== undefined){
let data5 = data.nextDealer;
const _errs13 = errors;
if(!((((data5 === 0) || (data5 === 1)) || (data5 === 2)) || (data5 === 3))){
validate50.errors = [{instancePath:instancePath+"/nextDealer",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateDealOpenedV1 = validate51;
const schema124 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/DealOpened.v1.schema.json","title":"DealOpened","description":"The next deal of the table begins in a stream of its own.","x-audience":"public","type":"object","additionalProperties":false,"required":["deal","dealNumber","dealer"],"properties":{"deal":{"$ref":"../common.schema.json#/$defs/uuid","description":"The deal's id.","x-audience":"public"},"dealNumber":{"type":"integer","minimum":1,"description":"Its number at this table, from 1.","x-audience":"public"},"dealer":{"$ref":"../common.schema.json#/$defs/seat","description":"The dealer.","x-audience":"public"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/DealOpened.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.deal === undefined) && (missing0 = "deal")) || ((data.dealNumber === undefined) && (missing0 = "dealNumber"))) || ((data.dealer === undefined) && (missing0 = "dealer"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "deal") || (key0 === "dealNumber")) || (key0 === "dealer"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deal !== undefined){
let data0 = data.deal;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate51.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealNumber !== undefined){
let data1 = data.dealNumber;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate51.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealer !== undefined){
let data2 = data.dealer;
const _errs7 = errors;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
validate51.errors = [{instancePath:instancePath+"/dealer",schemaPath:"../common.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateLeaseReleasedV1 = validate52;
const schema127 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/LeaseReleased.v1.schema.json","title":"LeaseReleased","description":"The host gives the table up: another may take it at once.","x-audience":"server","type":"object","additionalProperties":false,"required":["host","term"],"properties":{"host":{"$ref":"../common.schema.json#/$defs/uuid","description":"The server that hosts the table: an id of its own for each start.","x-audience":"server"},"term":{"type":"integer","minimum":1,"description":"The number of the lease at this table, from 1: each one taken is the next.","x-audience":"server"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/LeaseReleased.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.term === undefined) && (missing0 = "term"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "host") || (key0 === "term"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.host !== undefined){
let data0 = data.host;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate52.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.term !== undefined){
let data1 = data.term;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateLeaseRenewedV1 = validate53;
const schema129 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/LeaseRenewed.v1.schema.json","title":"LeaseRenewed","description":"The host lives, though nothing happened at the table for a while.","x-audience":"server","type":"object","additionalProperties":false,"required":["host","term"],"properties":{"host":{"$ref":"../common.schema.json#/$defs/uuid","description":"The server that hosts the table: an id of its own for each start.","x-audience":"server"},"term":{"type":"integer","minimum":1,"description":"The number of the lease at this table, from 1: each one taken is the next.","x-audience":"server"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/LeaseRenewed.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.term === undefined) && (missing0 = "term"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "host") || (key0 === "term"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.host !== undefined){
let data0 = data.host;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate53.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.term !== undefined){
let data1 = data.term;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate53.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateLeaseTakenV1 = validate54;
const schema131 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/LeaseTaken.v1.schema.json","title":"LeaseTaken","description":"A server becomes the table's host. Only a host decides at the table.","x-audience":"server","type":"object","additionalProperties":false,"required":["host","term"],"properties":{"host":{"$ref":"../common.schema.json#/$defs/uuid","description":"The server that hosts the table: an id of its own for each start.","x-audience":"server"},"term":{"type":"integer","minimum":1,"description":"The number of the lease at this table, from 1: each one taken is the next.","x-audience":"server"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/LeaseTaken.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.term === undefined) && (missing0 = "term"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "host") || (key0 === "term"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.host !== undefined){
let data0 = data.host;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate54.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/host",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.term !== undefined){
let data1 = data.term;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate54.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/term",schemaPath:"#/properties/term/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSeedCommittedV1 = validate55;
const schema133 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/SeedCommitted.v1.schema.json","title":"SeedCommitted","description":"The next deal's secret seed is drawn, and its commitment is open to all. Seats may add to the seed until the deal opens.","x-audience":"public","type":"object","additionalProperties":false,"required":["deal","dealNumber","commitment","secret"],"properties":{"deal":{"$ref":"../common.schema.json#/$defs/uuid","description":"The id of the deal that comes.","x-audience":"public"},"dealNumber":{"type":"integer","minimum":1,"description":"Its number at this table.","x-audience":"public"},"commitment":{"$ref":"../common.schema.json#/$defs/sha256","description":"SHA-256 of the secret.","x-audience":"public"},"secret":{"$ref":"../common.schema.json#/$defs/sha256","description":"The secret. Its own deal opens it at its end.","x-audience":"server"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/SeedCommitted.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.deal === undefined) && (missing0 = "deal")) || ((data.dealNumber === undefined) && (missing0 = "dealNumber"))) || ((data.commitment === undefined) && (missing0 = "commitment"))) || ((data.secret === undefined) && (missing0 = "secret"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "deal") || (key0 === "dealNumber")) || (key0 === "commitment")) || (key0 === "secret"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deal !== undefined){
let data0 = data.deal;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate55.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/deal",schemaPath:"../common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealNumber !== undefined){
let data1 = data.dealNumber;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate55.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/dealNumber",schemaPath:"#/properties/dealNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commitment !== undefined){
let data2 = data.commitment;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate55.errors = [{instancePath:instancePath+"/commitment",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/commitment",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data3 = data.secret;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate55.errors = [{instancePath:instancePath+"/secret",schemaPath:"../common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/secret",schemaPath:"../common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTableClosedV1 = validate56;
const schema137 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/TableClosed.v1.schema.json","title":"TableClosed","description":"The table closes; no deal follows.","x-audience":"public","type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"enum":["finished","idle","operator"],"description":"Why.","x-audience":"public"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/TableClosed.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reason === undefined) && (missing0 = "reason")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reason")){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
if(!(((data0 === "finished") || (data0 === "idle")) || (data0 === "operator"))){
validate56.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema137.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTableOpenedV1 = validate57;
const schema138 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"table/TableOpened.v1.schema.json","title":"TableOpened","description":"A table opens. Its delay and policy never change.","x-audience":"public","type":"object","additionalProperties":false,"required":["ruleSet","name","delaySeconds","policy","seats","clock","paceMs"],"properties":{"ruleSet":{"$ref":"../common.schema.json#/$defs/ruleSet","description":"The rule set of all its deals.","x-audience":"public"},"name":{"$ref":"../common.schema.json#/$defs/name","description":"The table's name.","x-audience":"public"},"delaySeconds":{"type":"integer","minimum":0,"maximum":86400,"description":"Spectator delay, seconds.","x-audience":"public"},"policy":{"enum":["public","all-hands"],"description":"What spectators may see while a deal runs: no hidden tiles, or every hand (only with a delay).","x-audience":"public"},"seats":{"type":"array","items":{"$ref":"../common.schema.json#/$defs/player"},"minItems":4,"maxItems":4,"description":"Who sits where.","x-audience":"public"},"clock":{"$ref":"../common.schema.json#/$defs/clock","description":"The time limits of its deals.","x-audience":"public"},"paceMs":{"type":"integer","minimum":0,"maximum":60000,"description":"How long a bot takes for a decision, milliseconds.","x-audience":"public"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.player === undefined) && (missing0 = "player")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.kind === undefined) && (missing0 = "kind"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "player") || (key0 === "name")) || (key0 === "kind"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.player !== undefined){
let data0 = data.player;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate58.errors = [{instancePath:instancePath+"/player",schemaPath:"#/properties/player/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9:-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9:-]{0,63}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/player",schemaPath:"#/properties/player/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]{1,40}$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]{1,40}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs7 = errors;
if(!((data2 === "human") || (data2 === "bot"))){
validate58.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema46.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="table/TableOpened.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.ruleSet === undefined) && (missing0 = "ruleSet")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.delaySeconds === undefined) && (missing0 = "delaySeconds"))) || ((data.policy === undefined) && (missing0 = "policy"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.paceMs === undefined) && (missing0 = "paceMs"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "ruleSet") || (key0 === "name")) || (key0 === "delaySeconds")) || (key0 === "policy")) || (key0 === "seats")) || (key0 === "clock")) || (key0 === "paceMs"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ruleSet !== undefined){
let data0 = data.ruleSet;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.version === undefined) && (missing1 = "version"))) || ((data0.options === undefined) && (missing1 = "options"))){
validate57.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "options"))){
validate57.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate57.errors = [{instancePath:instancePath+"/ruleSet/id",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,59}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,59}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/ruleSet/id",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate57.errors = [{instancePath:instancePath+"/ruleSet/version",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/ruleSet/version",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options !== undefined){
let data3 = data0.options;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.fanCap === undefined) && (missing2 = "fanCap")){
validate57.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data3){
if(!(key2 === "fanCap")){
validate57.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.fanCap !== undefined){
let data4 = data3.fanCap;
const _errs13 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/type",keyword:"type",params:{type: schema43.properties.options.properties.fanCap.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/ruleSet/options/fanCap",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/properties/fanCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/ruleSet/options",schemaPath:"../common.schema.json#/$defs/ruleSet/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"../common.schema.json#/$defs/ruleSet/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate57.errors = [{instancePath:instancePath+"/name",schemaPath:"../common.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]{1,40}$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]{1,40}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/name",schemaPath:"../common.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delaySeconds !== undefined){
let data6 = data.delaySeconds;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate57.errors = [{instancePath:instancePath+"/delaySeconds",schemaPath:"#/properties/delaySeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 86400 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/delaySeconds",schemaPath:"#/properties/delaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/delaySeconds",schemaPath:"#/properties/delaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policy !== undefined){
let data7 = data.policy;
const _errs20 = errors;
if(!((data7 === "public") || (data7 === "all-hands"))){
validate57.errors = [{instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema138.properties.policy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data8 = data.seats;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
if(data8.length > 4){
validate57.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data8.length < 4){
validate57.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(validate58(data8[i0], {instancePath:instancePath+"/seats/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clock !== undefined){
let data10 = data.clock;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((((data10.dealSeconds === undefined) && (missing3 = "dealSeconds")) || ((data10.turnSeconds === undefined) && (missing3 = "turnSeconds"))) || ((data10.reserveSeconds === undefined) && (missing3 = "reserveSeconds"))) || ((data10.claimSeconds === undefined) && (missing3 = "claimSeconds"))) || ((data10.openingSeconds === undefined) && (missing3 = "openingSeconds"))){
validate57.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data10){
if(!(((((key3 === "dealSeconds") || (key3 === "turnSeconds")) || (key3 === "reserveSeconds")) || (key3 === "claimSeconds")) || (key3 === "openingSeconds"))){
validate57.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.dealSeconds !== undefined){
let data11 = data10.dealSeconds;
const _errs28 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate57.errors = [{instancePath:instancePath+"/clock/dealSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/dealSeconds/type",keyword:"type",params:{type: schema48.properties.dealSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate57.errors = [{instancePath:instancePath+"/clock/dealSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/dealSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.turnSeconds !== undefined){
let data12 = data10.turnSeconds;
const _errs30 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate57.errors = [{instancePath:instancePath+"/clock/turnSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/turnSeconds/type",keyword:"type",params:{type: schema48.properties.turnSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate57.errors = [{instancePath:instancePath+"/clock/turnSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/turnSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.reserveSeconds !== undefined){
let data13 = data10.reserveSeconds;
const _errs32 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate57.errors = [{instancePath:instancePath+"/clock/reserveSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/reserveSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate57.errors = [{instancePath:instancePath+"/clock/reserveSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/reserveSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.claimSeconds !== undefined){
let data14 = data10.claimSeconds;
const _errs34 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate57.errors = [{instancePath:instancePath+"/clock/claimSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/claimSeconds/type",keyword:"type",params:{type: schema48.properties.claimSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate57.errors = [{instancePath:instancePath+"/clock/claimSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/claimSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.openingSeconds !== undefined){
let data15 = data10.openingSeconds;
const _errs36 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate57.errors = [{instancePath:instancePath+"/clock/openingSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/openingSeconds/type",keyword:"type",params:{type: schema48.properties.openingSeconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate57.errors = [{instancePath:instancePath+"/clock/openingSeconds",schemaPath:"../common.schema.json#/$defs/clock/properties/openingSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/clock",schemaPath:"../common.schema.json#/$defs/clock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paceMs !== undefined){
let data16 = data.paceMs;
const _errs38 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate57.errors = [{instancePath:instancePath+"/paceMs",schemaPath:"#/properties/paceMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 60000 || isNaN(data16)){
validate57.errors = [{instancePath:instancePath+"/paceMs",schemaPath:"#/properties/paceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate57.errors = [{instancePath:instancePath+"/paceMs",schemaPath:"#/properties/paceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEventMetadata = validate60;
const schema144 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"metadata.schema.json","title":"EventMetadata","description":"What is stored beside every event's data.","type":"object","additionalProperties":false,"required":["version","recordedAt","correlationId","causationId","actor","prevHash","hash"],"properties":{"version":{"type":"integer","minimum":1,"description":"Version of the event's schema."},"recordedAt":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$","description":"When it happened: UTC, ISO 8601 with milliseconds."},"correlationId":{"$ref":"common.schema.json#/$defs/uuid","description":"What it belongs to: the deal or the table."},"causationId":{"oneOf":[{"$ref":"common.schema.json#/$defs/uuid"},{"type":"null"}],"description":"The event it followed from; null for the first of a command."},"actor":{"type":"string","pattern":"^(table|seat:[0-3]|import)$","description":"Who caused it: the table itself, a seat, or an import."},"prevHash":{"oneOf":[{"$ref":"common.schema.json#/$defs/sha256"},{"type":"null"}],"description":"Hash of the stream's event before; null for the first."},"hash":{"$ref":"common.schema.json#/$defs/sha256","description":"SHA-256 over the canonical form (RFC 8785) of stream, revision, id, type, version, data and all other metadata."}}};
const pattern28 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
const pattern31 = new RegExp("^(table|seat:[0-3]|import)$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="metadata.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.version === undefined) && (missing0 = "version")) || ((data.recordedAt === undefined) && (missing0 = "recordedAt"))) || ((data.correlationId === undefined) && (missing0 = "correlationId"))) || ((data.causationId === undefined) && (missing0 = "causationId"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.prevHash === undefined) && (missing0 = "prevHash"))) || ((data.hash === undefined) && (missing0 = "hash"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "version") || (key0 === "recordedAt")) || (key0 === "correlationId")) || (key0 === "causationId")) || (key0 === "actor")) || (key0 === "prevHash")) || (key0 === "hash"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate60.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate60.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recordedAt !== undefined){
let data1 = data.recordedAt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern28.test(data1)){
validate60.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correlationId !== undefined){
let data2 = data.correlationId;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate60.errors = [{instancePath:instancePath+"/correlationId",schemaPath:"common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/correlationId",schemaPath:"common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.causationId !== undefined){
let data3 = data.causationId;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err0 = {instancePath:instancePath+"/causationId",schemaPath:"common.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/causationId",schemaPath:"common.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/causationId",schemaPath:"#/properties/causationId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/causationId",schemaPath:"#/properties/causationId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data4 = data.actor;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern31.test(data4)){
validate60.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/pattern",keyword:"pattern",params:{pattern: "^(table|seat:[0-3]|import)$"},message:"must match pattern \""+"^(table|seat:[0-3]|import)$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prevHash !== undefined){
let data5 = data.prevHash;
const _errs18 = errors;
const _errs19 = errors;
let valid4 = false;
let passing1 = null;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err4 = {instancePath:instancePath+"/prevHash",schemaPath:"common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/prevHash",schemaPath:"common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs23 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/prevHash",schemaPath:"#/properties/prevHash/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs23 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/prevHash",schemaPath:"#/properties/prevHash/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data6 = data.hash;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate60.errors = [{instancePath:instancePath+"/hash",schemaPath:"common.schema.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/hash",schemaPath:"common.schema.json#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
