"""Deals that several tables share: who may look, who meets whom, which day it is."""
